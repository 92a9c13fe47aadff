/// `qipu/steps`: where the cursor goes for a step through the record; and to the move that put a stone.

import type { Features } from '../language';
import type { StepsParams } from '../protocol/steps';
import { answerOfRecord, type Server } from './answering';

export function registerSteps(server: Server): void {
  answerOfRecord(server, 'qipu/steps', async (asked, params) => {
    const way = wayOf(asked.features, asked.offset(params.position), params);
    const to = way && (await asked.slices(way));
    return to === undefined ? null : { position: asked.place(to) };
  });
}

function wayOf(features: Features, offset: number, { go, cell, column }: StepsParams) {
  if (go === 'stone') return cell && features.stone(offset, cell);
  if (go === 'column') return column === undefined ? undefined : features.column(offset, column);
  return features.step(offset, go);
}
