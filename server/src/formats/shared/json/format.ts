/// A format written in JSON, from what it says of its records.

import type { AnyCourse } from '../../../record/line';
import { json } from '../../../syntax/json/family';
import type { Format } from '../../format';
import type { Follows } from '../record-session';
import { type JsonDialect, JsonSession } from './session';

interface JsonRecords<C, K extends AnyCourse & Follows> extends Pick<Format, 'specification' | 'rules'> {
  readonly dialect: JsonDialect<C, K>;
}

export function jsonFormat<C, K extends AnyCourse & Follows>(records: JsonRecords<C, K>): Format {
  const { dialect, ...format } = records;
  return { ...format, family: json, open: () => new JsonSession(dialect) };
}
