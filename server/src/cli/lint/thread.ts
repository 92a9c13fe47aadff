/// A thread that examines the files that it is sent.

import { parentPort, workerData } from 'node:worker_threads';
import type { Found } from '../../workspace/finding';
import { type Examination, type Examined, examined } from './examine';

const wanted = workerData as Examination;

parentPort?.on('message', (files: readonly Found[]) => void answer(files));

async function answer(files: readonly Found[]): Promise<void> {
  const all: Examined[] = [];
  for await (const one of examined(each(files), wanted)) all.push(one);
  parentPort?.postMessage(all);
}

async function* each(files: readonly Found[]): AsyncGenerator<Found> {
  yield* files;
}
