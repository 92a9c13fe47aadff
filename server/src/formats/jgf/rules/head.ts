/// What stands before the moves: the text as a whole, the record, its source, the game, its players, the event.

import { error, FIXED, warning } from '../../../spec/rule-book';
import { BYTES } from '../../shared/json/reasons';
import { book } from '../clauses';
import { colorName, dateForm, noSuchDate, notArray, notObject, notString, thing, unknownProperty } from './build';
import { inEvent, inGame, inPlayer, inRecord, inRoot, inSource, nodes } from './examples';

export const documentRules = book({
  'json-syntax': error('document', {
    en: '{fault}',
    zh: '{fault}',
    bad: inGame('"name": "Final",'),
    good: inGame('"name": "Final"'),
    fix: FIXED,
  }),
  'not-utf8': error('document', {
    en: 'This character cannot be read as UTF-8; save the file in UTF-8.',
    zh: '这个字符无法按 UTF-8 读取，请把文件另存为 UTF-8 编码。',
    bad: inGame('"name": "��"'),
    good: inGame('"name": "决赛"'),
    fix: BYTES,
  }),
  'root-not-object': notObject('document', `[${nodes('{}')}]`, nodes('{}'), thing('A JGF record', '整个 JGF 棋谱')),
  'duplicate-property': warning('document', {
    en: '"{name}" stands here once more in the same object; only the last value counts.',
    zh: '同一个对象里又出现了“{name}”，只有最后一个值有效。',
    bad: inGame('"name": "Final", "name": "Final, game 3"'),
    good: inGame('"name": "Final, game 3"'),
    fix: FIXED,
  }),
  'root-unknown-property': warning('document', {
    en:
      'A JGF record has no property "{name}"; it can have record, source, game, players, event, rules, board, settings, ' +
      'meta and tree. Data of your own belongs in meta.',
    zh:
      'JGF 棋谱没有“{name}”这个属性，可用的有 record、source、game、players、event、rules、board、settings、meta、tree；' +
      '自定义数据请放进 meta。',
    bad: inRoot('"Board": {"size": 9}'),
    good: inRoot('"board": {"size": 9}'),
    fix: FIXED,
  }),
});

export const recordRules = book({
  'record-not-object': notObject('record', inRoot('"record": "JGF"'), inRoot('"record": {"format": "JGF"}')),
  'record-unknown-property': unknownProperty(
    'record',
    'format version charset generator transcriber',
    inRecord('"application": "Kifu Desk"'),
    inRecord('"generator": "Kifu Desk"'),
  ),
  'format-value': error('record.format', {
    en: 'format is {value}; it has to be "JGF".',
    zh: 'format 是 {value}，应为 "JGF"。',
    bad: inRecord('"format": "jgf"'),
    good: inRecord('"format": "JGF"'),
    fix: FIXED,
  }),
  'version-not-number-or-string': error('record.version', {
    en: 'version has to be the number 2, not {met}.',
    zh: 'version 应为数字 2，这里是{met}。',
    bad: inRecord('"version": [2]'),
    good: inRecord('"version": 2'),
    fix: FIXED,
  }),
  'version-value': warning('record.version', {
    en: 'version is {value}; the version of JGF checked here is 2.',
    zh: 'version 是 {value}，这里按 JGF 第 2 版检查，应为 2。',
    bad: inRecord('"version": "2.1"'),
    good: inRecord('"version": 2'),
    fix: FIXED,
  }),
  'charset-not-string': notString('record.charset', inRecord('"charset": 8'), inRecord('"charset": "UTF-8"')),
  'charset-value': warning('record.charset', {
    en: 'charset is {value}, but JSON is always UTF-8; write "UTF-8".',
    zh: 'charset 是 {value}，但 JSON 一律使用 UTF-8，应写 "UTF-8"。',
    bad: inRecord('"charset": "GBK"'),
    good: inRecord('"charset": "UTF-8"'),
    fix: FIXED,
  }),
  'generator-not-string': notString(
    'record.generator',
    inRecord('"generator": ["Kifu Desk"]'),
    inRecord('"generator": "Kifu Desk"'),
  ),
  'transcriber-not-string': notString(
    'record.transcriber',
    inRecord('"transcriber": ["Ines Duarte"]'),
    inRecord('"transcriber": "Ines Duarte"'),
  ),
});

export const sourceRules = book({
  'source-not-object': notObject(
    'source',
    inRoot('"source": "Porto Go Bulletin"'),
    inRoot('"source": {"name": "Porto Go Bulletin"}'),
  ),
  'source-unknown-property': unknownProperty(
    'source',
    'name url copyright',
    inSource('"URL": "https://example.org/1"'),
    inSource('"url": "https://example.org/1"'),
  ),
  'source-name-not-string': notString('source.name', inSource('"name": 2022'), inSource('"name": "2022"')),
  'source-url-not-string': notString(
    'source.url',
    inSource('"name": "Bulletin", "url": null'),
    inSource('"name": "Bulletin"'),
  ),
  'source-url-form': warning('source.url', {
    en: 'url is {value}; an address begins with a scheme such as https:// and has no blanks.',
    zh: 'url 是 {value}，网址应以 https:// 之类开头，中间没有空格。',
    bad: inSource('"url": "www.example.org/1"'),
    good: inSource('"url": "https://www.example.org/1"'),
    fix: FIXED,
  }),
  'copyright-not-string': notString('source.copyright', inSource('"copyright": 2022'), inSource('"copyright": "2022"')),
});

const dateItem = thing('Each of dates', 'dates 的每一项');

export const gameRules = book({
  'game-not-object': notObject('game', inRoot('"game": []'), inRoot('"game": {}')),
  'game-unknown-property': unknownProperty(
    'game',
    'type name result date dates opening annotator description',
    inGame('"title": "Final"'),
    inGame('"name": "Final"'),
  ),
  'game-type-not-string': notString('game.type', inGame('"type": ["go"]'), inGame('"type": "go"')),
  'game-name-not-string': notString('game.name', inGame('"name": 12'), inGame('"name": "12"')),
  'result-not-string': notString('game.result', inGame('"result": 0'), inGame('"result": "0"')),
  'result-form': error('game.result', {
    en:
      'result is {value}; write "B+" or "W+" with the points or R, T or F ("W+4.5", "B+R"), "0" for a draw, ' +
      '"?" if unknown, "" if there is none.',
    zh: 'result 是 {value}，应写 "B+" 或 "W+" 加目数或 R、T、F（如 "W+4.5"、"B+R"），和棋写 "0"，不详写 "?"，没有结果写 ""。',
    bad: inGame('"result": "B+Resign"'),
    good: inGame('"result": "B+R"'),
    fix: FIXED,
  }),
  'result-draw-letter': warning('game.result', {
    en: 'result is {value}; a draw is written "0".',
    zh: 'result 是 {value}，和棋应写 "0"。',
    bad: inGame('"result": "D"'),
    good: inGame('"result": "0"'),
    fix: FIXED,
  }),
  'date-not-string': notString('game.date', inGame('"date": 2022'), inGame('"date": "2022"')),
  'date-form': dateForm('game.date', inGame('"date": "2022/9/17"'), inGame('"date": "2022-09-17"')),
  'date-calendar': noSuchDate('game.date', inGame('"date": "2022-09-31"'), inGame('"date": "2022-09-30"')),
  'dates-not-array': notArray('game.dates', inGame('"dates": "2022-09-17"'), inGame('"dates": ["2022-09-17"]')),
  'dates-item-not-string': notString('game.dates[]', inGame('"dates": [2022]'), inGame('"dates": ["2022"]'), dateItem),
  'dates-item-form': dateForm(
    'game.dates[]',
    inGame('"dates": ["2022-09-17", "18"]'),
    inGame('"dates": ["2022-09-17", "2022-09-18"]'),
    thing('This one of dates', 'dates 的这一项'),
  ),
  'dates-item-calendar': noSuchDate(
    'game.dates[]',
    inGame('"dates": ["2022-09-30", "2022-09-31"]'),
    inGame('"dates": ["2022-09-30", "2022-10-01"]'),
  ),
  'opening-not-string': notString('game.opening', inGame('"opening": ["Orthodox"]'), inGame('"opening": "Orthodox"')),
  'annotator-not-string': notString(
    'game.annotator',
    inGame('"annotator": ["R. Lindqvist"]'),
    inGame('"annotator": "R. Lindqvist"'),
  ),
  'description-not-string': notString(
    'game.description',
    inGame('"description": ["Adjourned once"]'),
    inGame('"description": "Adjourned once"'),
  ),
});

const player = thing('A player', '棋手');

export const playerRules = book({
  'players-not-array': notArray('players', inRoot('"players": null'), inRoot('"players": []')),
  'players-by-color': warning('players', {
    en:
      'players is an object with the colours as its names, as Seki writes it; JGF 2 has an array of players, each with ' +
      'its color.',
    zh: 'players 是以颜色为名的对象（Seki 的写法）；JGF 2 用数组列出各棋手，颜色写在每人的 color 里。',
    bad: inRoot('"players": {"black": {"name": "Ana Reis"}, "white": {"name": "李明"}}'),
    good: inRoot('"players": [{"color": "black", "name": "Ana Reis"}, {"color": "white", "name": "李明"}]'),
    fix: FIXED,
  }),
  'player-not-object': notObject(
    'players[]',
    inRoot('"players": ["Ana Reis"]'),
    inRoot('"players": [{"name": "Ana Reis"}]'),
    player,
  ),
  'player-unknown-property': unknownProperty(
    'players[]',
    'color name rank team country',
    inPlayer('"colour": "black"'),
    inPlayer('"color": "black"'),
    player,
  ),
  'player-color-not-string': notString('players[].color', inPlayer('"color": ["black"]'), inPlayer('"color": "black"')),
  'player-color-name': colorName('players[].color', inPlayer('"color": "Black"'), inPlayer('"color": "black"')),
  'player-name-not-string': notString(
    'players[].name',
    inPlayer('"name": ["Ana Reis"]'),
    inPlayer('"name": "Ana Reis"'),
  ),
  'player-rank-not-string': notString('players[].rank', inPlayer('"rank": 3'), inPlayer('"rank": "3"')),
  'player-team-not-string': notString('players[].team', inPlayer('"team": 1'), inPlayer('"team": "1"')),
  'player-country-not-string': notString(
    'players[].country',
    inPlayer('"country": ["Portugal"]'),
    inPlayer('"country": "Portugal"'),
  ),
});

export const eventRules = book({
  'event-not-object': notObject('event', inRoot('"event": "Autumn open"'), inRoot('"event": {"name": "Autumn open"}')),
  'event-unknown-property': unknownProperty(
    'event',
    'name location round',
    inEvent('"place": "Porto"'),
    inEvent('"location": "Porto"'),
  ),
  'event-name-not-string': notString('event.name', inEvent('"name": 2022'), inEvent('"name": "2022"')),
  'event-location-not-string': notString(
    'event.location',
    inEvent('"location": ["Porto"]'),
    inEvent('"location": "Porto"'),
  ),
  'event-round-not-string': notString('event.round', inEvent('"round": 5'), inEvent('"round": "5"')),
});
