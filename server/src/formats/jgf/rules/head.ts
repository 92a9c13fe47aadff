/// What stands before the moves: the text as a whole, the record, its source, the game, its players, the event.

import { error, named, warning } from '../../../spec/rule-book';
import { colorName, dateForm, noSuchDate, notArray, notObject, notString, thing, unknownProperty } from './build';

export const documentRules = named({
  'json-syntax': error('document', '{fault}', '{fault}'),
  'not-utf8': error(
    'document',
    'This character cannot be read as UTF-8; save the file in UTF-8.',
    '这个字符无法按 UTF-8 读取，请把文件另存为 UTF-8 编码。',
  ),
  'root-not-object': notObject('document', thing('A JGF record', '整个 JGF 棋谱')),
  'duplicate-property': warning(
    'document',
    '"{name}" stands here once more in the same object; only the last value counts.',
    '同一个对象里又出现了“{name}”，只有最后一个值有效。',
  ),
  'root-unknown-property': warning(
    'document',
    'A JGF record has no property "{name}"; it can have record, source, game, players, event, rules, board, settings, ' +
      'meta and tree. Data of your own belongs in meta.',
    'JGF 棋谱没有“{name}”这个属性，可用的有 record、source、game、players、event、rules、board、settings、meta、tree；' +
      '自定义数据请放进 meta。',
  ),
});

export const recordRules = named({
  'record-not-object': notObject('record'),
  'record-unknown-property': unknownProperty('record', 'format version charset generator transcriber'),
  'format-value': error('record.format', 'format is {value}; it has to be "JGF".', 'format 是 {value}，应为 "JGF"。'),
  'version-not-number-or-string': error(
    'record.version',
    'version has to be the number 2, not {kind} ({value}).',
    'version 应为数字 2，这里是{kind}（{value}）。',
  ),
  'version-value': warning(
    'record.version',
    'version is {value}; the version of JGF checked here is 2.',
    'version 是 {value}，这里按 JGF 第 2 版检查，应为 2。',
  ),
  'charset-not-string': notString('record.charset'),
  'charset-value': warning(
    'record.charset',
    'charset is {value}, but JSON is always UTF-8; write "UTF-8".',
    'charset 是 {value}，但 JSON 一律使用 UTF-8，应写 "UTF-8"。',
  ),
  'generator-not-string': notString('record.generator'),
  'transcriber-not-string': notString('record.transcriber'),
});

export const sourceRules = named({
  'source-not-object': notObject('source'),
  'source-unknown-property': unknownProperty('source', 'name url copyright'),
  'source-name-not-string': notString('source.name'),
  'source-url-not-string': notString('source.url'),
  'source-url-form': warning(
    'source.url',
    'url is {value}; an address begins with a scheme such as https:// and has no blanks.',
    'url 是 {value}，网址应以 https:// 之类开头，中间没有空格。',
  ),
  'copyright-not-string': notString('source.copyright'),
});

const dateItem = thing('Each of dates', 'dates 的每一项');

export const gameRules = named({
  'game-not-object': notObject('game'),
  'game-unknown-property': unknownProperty('game', 'type name result date dates opening annotator description'),
  'game-type-not-string': notString('game.type'),
  'game-name-not-string': notString('game.name'),
  'result-not-string': notString('game.result'),
  'result-form': error(
    'game.result',
    'result is {value}; write "B+" or "W+" with the points or R, T or F ("W+4.5", "B+R"), "0" for a draw, ' +
      '"?" if unknown, "" if there is none.',
    'result 是 {value}，应写 "B+" 或 "W+" 加目数或 R、T、F（如 "W+4.5"、"B+R"），和棋写 "0"，不详写 "?"，没有结果写 ""。',
  ),
  'result-draw-letter': warning(
    'game.result',
    'result is {value}; a draw is written "0".',
    'result 是 {value}，和棋应写 "0"。',
  ),
  'date-not-string': notString('game.date'),
  'date-form': dateForm('game.date'),
  'date-calendar': noSuchDate('game.date'),
  'dates-not-array': notArray('game.dates'),
  'dates-item-not-string': notString('game.dates[]', dateItem),
  'dates-item-form': dateForm('game.dates[]', thing('This one of dates', 'dates 的这一项')),
  'dates-item-calendar': noSuchDate('game.dates[]'),
  'opening-not-string': notString('game.opening'),
  'annotator-not-string': notString('game.annotator'),
  'description-not-string': notString('game.description'),
});

const player = thing('A player', '棋手');

export const playerRules = named({
  'players-not-array': notArray('players'),
  'players-by-color': warning(
    'players',
    'players is an object with the colours as its names, as Seki writes it; JGF 2 has an array of players, each with ' +
      'its color.',
    'players 是以颜色为名的对象（Seki 的写法）；JGF 2 用数组列出各棋手，颜色写在每人的 color 里。',
  ),
  'player-not-object': notObject('players[]', player),
  'player-unknown-property': unknownProperty('players[]', 'color name rank team country', player),
  'player-color-not-string': notString('players[].color'),
  'player-color-name': colorName('players[].color'),
  'player-name-not-string': notString('players[].name'),
  'player-rank-not-string': notString('players[].rank'),
  'player-team-not-string': notString('players[].team'),
  'player-country-not-string': notString('players[].country'),
});

export const eventRules = named({
  'event-not-object': notObject('event'),
  'event-unknown-property': unknownProperty('event', 'name location round'),
  'event-name-not-string': notString('event.name'),
  'event-location-not-string': notString('event.location'),
  'event-round-not-string': notString('event.round'),
});
