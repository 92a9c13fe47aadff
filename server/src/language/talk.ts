/// What was said on the way to a place.

import type { Message, RecordView } from '../record/view';
import type { Run } from '../text/node';
import type { Counted, Leg, Way } from './way';

const MOST_MESSAGES = 50;

/// The last messages, the newest at the end.
export function messagesOn({ legs }: Way, view: RecordView, counted: Counted, root: Run): Message[] {
  const { talk } = view;
  let list: Message[] = [];
  for (let depth = talk ? legs.length - 1 : -1; depth >= 0 && list.length < MOST_MESSAGES; depth--) {
    const { line, content, stops } = legs[depth] as Leg;
    const events = content.talks > 0 ? counted.contents.lastTalks(line, stops, MOST_MESSAGES - list.length) : [];
    if (talk && events.length > 0) list = [...events.map((event) => talk.said(event, root)), ...list];
  }
  return list;
}
