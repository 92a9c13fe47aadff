/// All that Qipu's server is asked, and tells, beyond the Language Server Protocol.

import { BoardAnswer, BoardParams } from './board';
import { WriteAnswer, WriteParams } from './board-edit';
import { ClauseAnswer, ClauseParams } from './clause';
import { ConvertAnswer, ConvertParams, ConvertTextParams } from './convert';
import { FolderAnswer, FolderParams } from './folder';
import { MoveStep, TargetsParams } from './move-step';
import { NormaliseAnswer, NormaliseParams } from './normalise';
import {
  MergeAnswer,
  MergeParams,
  RefactorAnswer,
  RefactoringsAnswer,
  RefactoringsParams,
  RefactorParams,
} from './refactor';
import { StepsAnswer, StepsParams } from './steps';
import { TreeAnswer, TreeParams } from './tree';
import { count, flag, object, optional, type Part, type TypeOf, wholeText } from './validate';

const declared = {
  'qipu/board': { params: BoardParams, answer: BoardAnswer },
  'qipu/steps': { params: StepsParams, answer: StepsAnswer },
  'qipu/tree': { params: TreeParams, answer: TreeAnswer },
  'qipu/targets': { params: TargetsParams, answer: MoveStep },
  'qipu/write': { params: WriteParams, answer: WriteAnswer },
  'qipu/convert': { params: ConvertParams, answer: ConvertAnswer },
  'qipu/convertText': { params: ConvertTextParams, answer: ConvertAnswer },
  'qipu/normalise': { params: NormaliseParams, answer: NormaliseAnswer },
  'qipu/refactorings': { params: RefactoringsParams, answer: RefactoringsAnswer },
  'qipu/refactor': { params: RefactorParams, answer: RefactorAnswer },
  'qipu/merge': { params: MergeParams, answer: MergeAnswer },
  'qipu/checkFolder': { params: FolderParams, answer: FolderAnswer },
  'qipu/clause': { params: ClauseParams, answer: ClauseAnswer },
} as const;

type Declared = typeof declared;
export type Method = keyof Declared;
export type ParamsOf<M extends Method> = TypeOf<Declared[M]['params']>;
export type AnswerOf<M extends Method> = TypeOf<Declared[M]['answer']>;

/// What is asked, and what is answered; the answer may always be null.
export const REQUESTS: {
  readonly [M in Method]: { readonly params: Part<ParamsOf<M>>; readonly answer: Part<AnswerOf<M>> };
} = declared;

/// Everything about a version has been reported.
export const Checked = object('Checked', {
  uri: wholeText,
  version: count,
  /// Only its name is judged, not what is in it.
  namesOnly: optional(flag),
});
export type Checked = TypeOf<typeof Checked>;

export const NOTIFICATIONS = { 'qipu/checked': Checked } as const;
