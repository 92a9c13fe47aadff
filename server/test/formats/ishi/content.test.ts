/// Which files that end in `.go` are records.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isIshi, isPlainlyIshi } from '../../../src/formats/ishi/content';
import { ratio } from '../../support/work';

const read = (file: string) => readFileSync(file, 'utf8');

const lines = (...texts: string[]) => texts.join('\n');

const records: Readonly<Record<string, string>> = {
  'two moves': lines('B 1 Q16', 'W 2 D4'),
  'one move': 'B 1 Q16',
  'a move in small letters': 'b 17 q3',
  'a pass': 'W 3 PASS',
  'an indented move': '\t  B \t 1   K10  ',
  'line ends of DOS': 'EVENT\r\nBOARDSIZE 9\r\nB 1 E5\r\n',
  'line ends of old Macs': 'event\rB 1 E5\rW 2 C3',
  'a byte order mark': '\ufeffEVENT Problem 6\nB 1 Q3',
  'blank lines first': lines('', '   ', '', 'B 1 Q3'),
  'a title alone': 'EVENT Spring cup',
  'a title and players in small letters': lines('event Spring cup', 'black Ann', 'white Bo'),
  'a board size': 'boardsize 13',
  'stones set up': 'Setup B d4 q4 W c3',
  'a remark first': lines('REMARK file package.go', 'REMARK // not a program', 'B 1 R16'),
  'a name with a sign in it': lines('Source "Invincible"', 'Date 3-21-48', 'Komi 3 1/2'),
  'a comment that quotes a program': lines(
    'EVENT Lesson',
    'COM How to write it',
    'package main',
    'import "fmt"',
    'func main() {',
    '}',
    'endcom',
    'B 1 Q3',
  ),
  'user data that is a program': lines('USER tool', 'package main', 'func main() {}', 'ENDUSER', 'W 2 D4'),
  'a comment that begins like a program': lines('com', '// the first move', 'ENDCOM', 'b 1 c3'),
  'faults between moves': lines('B 1 Q16', '// well played', 'W 2 D4', 'var b', 'w 3 c3', 'endvar'),
  'words before the record': lines('Played on a train', 'EVENT Friendly game', 'B 1 Q16'),
};

const programs: Readonly<Record<string, string>> = {
  nothing: '',
  'white space': ' \n\t\n',
  'a program': lines('package main', '', 'import "fmt"', '', 'func main() { fmt.Println("B 1 Q16") }'),
  'a program with line ends of DOS': 'package main\r\n\r\nfunc main() {}\r\n',
  'a byte order mark': '\ufeffpackage main\n',
  'a package clause with a comment': 'package record // EVENT of the day',
  'a licence first': lines('// Copyright', '// EVENT', 'package main'),
  'a build constraint first': lines('//go:build linux', '', 'package main'),
  'a record in a comment': lines('/*', 'EVENT Spring cup', 'BOARDSIZE 9', 'B 1 E5', '*/', 'package main'),
  'a record in a comment of lines': lines('// B 1 Q16', '// W 2 D4', 'package main'),
  'a record in a string': lines('package main', '', 'const game = `', 'EVENT', 'B 1 Q16', 'W 2 D4', '`'),
  'a record in a string of a piece of a program': lines('const game = `', 'B 1 Q16', 'W 2 D4', '`'),
  'a record in a variable of a piece of a program': lines('var game = `', 'EVENT', 'B 1 Q16', '`'),
  'commentary in a string': lines(
    'package ishi',
    'const text = `',
    'COM',
    '`',
    'func f() {}',
    'const end = `',
    'ENDCOM',
    '`',
  ),
  'a record pasted above a program': lines('B 1 Q16', 'W 2 D4', '', 'package main'),
  'a comment opened above a program': lines('COM', 'package main', '', 'func main() {}'),
  'words of Ishi as variables': lines('b := 1', 'w := 2', 'date = time.Now()', 'result, err := play()', 'black.Move()'),
  'an assignment to a word of Ishi': lines('event := <-events', 'source = "book"', 'komi += 0.5'),
  'one word that is being typed': lines('event', ''),
  'an import without its package': lines('import (', '  "fmt"', ')'),
  'an import with a name': 'import f "fmt"',
  'a function alone': lines('func (b *Board) Mark(all bool) {', '}'),
  'a type alone': lines('type Game struct {', '  Black string', '  White string', '  Date time.Time', '}'),
  'variables alone': lines('var (', 'black = 1', 'white = 2', ')'),
  'a template of a program': lines('{{/* template */}}', 'package {{.Name}}', 'func main() {}'),
  'another format': lines('(;GM[1]SZ[19]', ';B[pd];W[dp])'),
  prose: lines('This is about the game of Go.', 'Black plays first, White second.'),
};

describe('A file that ends in .go', () => {
  for (const [name, text] of Object.entries(records)) {
    it(`is a record: ${name}`, () => assert.equal(isIshi(text), true));
  }

  for (const [name, text] of Object.entries(programs)) {
    it(`is no record: ${name}`, () => assert.equal(isIshi(text), false));
  }

  it('is a record with all keywords, and with many faults', () => {
    assert.equal(isIshi(read('test-fixtures/grammar/record.ishi')), true);
    assert.equal(isIshi(read('test-fixtures/grammar/faults.ishi')), true);
  });

  for (const line of ['com\n', 'user\n', 'event x\n', 'b ', ' '.repeat(50), 'setup b ', '((((']) {
    it(`is judged by work that grows with the text and no faster: ${JSON.stringify(line)}`, () => {
      const judging = (count: number) => () => void isIshi(line.repeat(count));
      const more = ratio(judging(1_000_000), judging(50_000));
      assert.ok(more < 100, `${more} times the work for 20 times the text`);
    });
  }
});

describe('A file of any other name', () => {
  it('is Ishi if two lines are that nothing else has', () => {
    assert.equal(isPlainlyIshi(lines('EVENT Spring cup', 'BOARDSIZE 9', 'B 1 E5')), true);
    assert.equal(isPlainlyIshi(lines('COM', 'x', 'ENDCOM', 'b 1 q16', 'w 2 d4')), true);
  });

  it('is not Ishi for a few words in capitals', () => {
    for (const text of ['EVENT Spring cup', 'REMARK a\nDATE 2024\nPLACE Oslo', 'B 1 Q16', 'VAR x\nENDVAR\nENDVAR']) {
      assert.equal(isPlainlyIshi(text), false, text);
    }
    for (const text of Object.values(programs)) assert.equal(isPlainlyIshi(text), false, text);
  });
});
