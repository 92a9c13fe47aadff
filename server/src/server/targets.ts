/// `qipu/targets`: how a move that is made in several steps goes on, of which some are taken.

import { answerOfRecord, type Server } from './answering';

export function registerTargets(server: Server): void {
  answerOfRecord(server, 'qipu/targets', (asked, { position, chosen }) =>
    asked.slices(asked.features.targets(asked.offset(position), chosen)),
  );
}
