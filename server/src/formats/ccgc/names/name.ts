/// What the name of a file says (棋谱文件命名规则), and what is wrong with it.

import { perhaps } from '../../../spec/rule';
import { slipOf } from '../../../text/near';
import { meaningOf, nearResult, type Result, resultOf } from '../shared/header/results';
import { shown } from '../shared/text/signs';
import { CODES, type Code, codeOf } from './codes';
import type { NameFault } from './fault';
import { ownCode, ownFaults } from './own';
import { rules } from './rules';
import { tailFaults } from './tail';

const NAMES = CODES.map(({ code }) => code);

export interface FileName {
  readonly faults: readonly NameFault[];
  /// What it says; missing where it cannot be told, or is a matter of the chapter alone.
  readonly code?: Code;
  readonly first?: string;
  readonly second?: string;
  readonly result?: Result;
  /// What stands after the code, or after `vs` if there is one.
  readonly rest?: string;
}

/// Is the name an attempt at one of a record?
export const isAttempt = (name: string): boolean => /vs|ｖｓ|手胜|平局|未决胜/i.test(name);

export function fileNameOf(name: string): FileName {
  const own = ownCode(name);
  if (!own) return partsOf(name);
  const code = codeOf(own);
  return { faults: ownFaults(name, own), ...(code ? { code } : {}) };
}

/// The same by the general rules, whatever its game.
export const partsOf = (name: string): FileName => new Reading(name).read();

const EXTENSION = /\. ?[A-Za-z0-9]{1,5}$/;
const SIGN = '[-－–—‐‑−:：]';
const LOOK_ALIKE = /^[－–—‐‑−]$/;
const AFTER_CODE = new RegExp(`^( *)(${SIGN}|_?)`);
const WORD = '(先手胜|后手胜|平局|未决胜|先[(（]后[)）]手胜)(?=$|[\\s\\d_]|[-－–—‐‑−:：])';
const PARTED = new RegExp(`( *)(${SIGN})( *)${WORD}`);
const UNPARTED = new RegExp(`[ _]*${WORD}`);
/// Beside another sign than a letter, or glued to the letter of a colour: `123Bvs456W`.
const LOOSE_VS = /(?:(?<![A-Za-z0-9])|(?<=[BWR]))[vVｖＶ][sSｓＳ]|[vVｖＶ][sSｓＳ](?![A-Za-z0-9])/;
const SEPARATED = new RegExp(`${SIGN} *([^]*[^ ])`);

class Reading {
  readonly #faults: NameFault[] = [];
  #code: Code | undefined;
  #first: string | undefined;
  #second: string | undefined;
  #result: Result | undefined;
  #rest: string | undefined;

  constructor(readonly name: string) {}

  read(): FileName {
    const base = this.#withoutExtension();
    const rest = this.#afterCode(base);
    if (rest !== undefined) this.#teams(rest);
    const teams = { first: this.#first, second: this.#second };
    const said = { code: this.#code, ...teams, result: this.#result, rest: this.#rest };
    return { faults: this.#faults, ...(Object.fromEntries(Object.entries(said).filter(([, one]) => one)) as object) };
  }

  /// Each rule once.
  #add(rule: NameFault['rule'], params?: NameFault['params']): void {
    if (this.#faults.some((fault) => fault.rule === rule)) return;
    this.#faults.push(params ? { rule, params } : { rule });
  }

  #withoutExtension(): string {
    const { name } = this;
    if (name.endsWith('.txt')) return name.slice(0, -4);
    if (/\.txt$/i.test(name)) {
      this.#add(rules['extension-case'], { value: name.slice(-4) });
      return name.slice(0, -4);
    }
    const extension = EXTENSION.exec(name)?.[0] ?? '';
    this.#add(rules['extension-not-txt'], { value: extension || shown(name.slice(-4)) });
    return name.slice(0, name.length - extension.length);
  }

  /// Past the code and what sets it off; blanks that follow are kept, they may belong to `vs`.
  #afterCode(base: string): string | undefined {
    const written = /^[A-Za-z0-9]*/.exec(base)?.[0] ?? '';
    this.#code = codeOf(written) ?? codeOf(written.toUpperCase());
    if (!this.#code) {
      const near = slipOf(written.toUpperCase(), NAMES);
      this.#add(rules['unknown-game-code'], { value: written || shown(base.slice(0, 8)), ...perhaps(near) });
      return undefined;
    }
    if (written !== this.#code.code) this.#add(rules['game-code-case'], { value: written, code: this.#code.code });
    const rest = base.slice(written.length);
    const [whole = '', blanks = '', sign = ''] = AFTER_CODE.exec(rest) ?? [];
    this.#sign(sign);
    if (sign && blanks) this.#add(rules['space-around-hyphen']);
    return sign ? rest.slice(whole.length) : rest;
  }

  #sign(sign: string): void {
    if (sign === '-') return;
    if (LOOK_ALIKE.test(sign)) this.#add(rules['hyphen-look-alike'], { value: sign });
    else this.#add(rules['separator-not-hyphen']);
  }

  #teams(rest: string): void {
    const vs = this.#vs(rest);
    this.#rest = vs ? rest.slice(vs.to) : rest;
    if (!vs) {
      this.#add(rules['missing-vs']);
      this.#result = resultIn(rest)?.result;
      return;
    }
    const first = rest.slice(0, vs.from);
    if (/^ +[^ ]/.test(first) && this.#code) this.#blankBefore();
    this.#first = first.trim();
    if (this.#first === '') this.#add(rules['empty-team-name']);
    this.#outcome(rest.slice(vs.to));
  }

  /// A blank in the place of the hyphen has been reported already.
  #blankBefore(): void {
    const { code } = this.#code as Code;
    const sign = this.name.slice(code.length).trimStart().charAt(0);
    if (new RegExp(SIGN).test(sign)) this.#add(rules['space-around-hyphen']);
  }

  #vs(rest: string): { from: number; to: number } | undefined {
    const plain = rest.indexOf(' vs ');
    const other = plain < 0 ? rest.search(/ (?:vs|ｖｓ) /i) : plain;
    if (plain < 0 && other >= 0) this.#add(rules['vs-spelling']);
    if (other >= 0) {
      if (/ $/.test(rest.slice(0, other)) || /^ /.test(rest.slice(other + 4))) this.#add(rules['vs-spacing']);
      return { from: other, to: other + 4 };
    }
    const loose = LOOSE_VS.exec(rest);
    if (!loose) return undefined;
    this.#add(rules['vs-spacing']);
    if (loose[0] !== 'vs') this.#add(rules['vs-spelling']);
    return { from: loose.index, to: loose.index + 2 };
  }

  #outcome(rest: string): void {
    const found = resultIn(rest);
    const second = found ? rest.slice(0, found.from) : rest;
    if (second.includes(' vs ')) this.#add(rules['ambiguous-vs']);
    if (!found) {
      this.#noResult(rest);
      return;
    }
    this.#second = second.trim();
    if (this.#second === '') this.#add(rules['empty-team-name']);
    if (found.sign === undefined) this.#add(rules['separator-not-hyphen']);
    else this.#sign(found.sign);
    if (found.blanks) this.#add(rules['space-around-hyphen']);
    this.#result = found.result;
    if (!this.#judgeResult(found.result, found.word)) return;
    for (const { rule, params } of tailFaults(rest.slice(found.to), this.#code as Code)) this.#add(rule, params);
  }

  #noResult(rest: string): void {
    const said = SEPARATED.exec(rest)?.[1];
    if (said === undefined) this.#add(rules['missing-result']);
    else this.#add(rules['unknown-result'], { value: shown(said), ...nearResult(said) });
  }

  /// False where it is none of this game.
  #judgeResult(result: Result, value: string): boolean {
    const { draws } = this.#code as Code;
    if (result === 'template') this.#add(rules['result-placeholder']);
    const drawn = result === 'draw' || result === 'undecided';
    if (!drawn || draws === 'named') return true;
    if (result === 'draw' && draws === 'unnamed') this.#add(rules['draw-result']);
    else this.#add(rules['unknown-result'], { value, meaning: meaningOf(value) });
    return result === 'draw' && draws === 'unnamed';
  }
}

interface FoundResult {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  readonly result: Result;
  /// What sets it off.
  readonly sign: string | undefined;
  readonly blanks: boolean;
}

/// The result after the teams: the first with a separator before it, or else the first at all.
export function resultIn(rest: string): FoundResult | undefined {
  const parted = PARTED.exec(rest);
  const match = parted ?? UNPARTED.exec(rest);
  if (!match) return undefined;
  const word = match[match.length - 1] as string;
  const [, before, sign, after] = parted ?? [];
  return {
    from: match.index,
    to: match.index + match[0].length,
    word,
    result: resultOf(word) ?? 'template',
    sign,
    blanks: Boolean(before || after),
  };
}
