/// A thread that examines the files that it is sent.

import { parentPort, workerData } from 'node:worker_threads';
import type { Found } from '../../workspace/finding';
import { allExamined, type Examination } from './examine';

const wanted = workerData as Examination;

parentPort?.on('message', (files: readonly Found[]) => void answer(files));

async function answer(files: readonly Found[]): Promise<void> {
  parentPort?.postMessage(await allExamined(files, wanted));
}
