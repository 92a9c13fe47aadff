/// What was said on the way to a place.

import type { Message, RecordView } from '../record/view';
import type { Run } from '../text/node';
import type { Counted, Leg, Way } from './way';

const MOST_MESSAGES = 50;

/// The last messages, the newest at the end.
export function messagesOn({ legs }: Way, view: RecordView, counted: Counted, root: Run): Message[] {
  const { messages } = view;
  let list: Message[] = [];
  for (let depth = messages ? legs.length - 1 : -1; depth >= 0 && list.length < MOST_MESSAGES; depth--) {
    const { line, content, stops } = legs[depth] as Leg;
    const events = content.messages > 0 ? counted.contents.lastMessages(line, stops, MOST_MESSAGES - list.length) : [];
    if (messages && events.length > 0) list = [...events.map((event) => messages.said(event, root)), ...list];
  }
  return list;
}
