/// wei7 at the seam that all formats convert through.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { formatNamed } from '../../../src/formats/list';
import { converted } from '../../../src/language/converting';
import type { Exchange, GameModel, InfoModel, NodeModel } from '../../../src/record/model';
import { finished } from '../../../src/text/edit';
import { fixtures } from '../../support/fixtures';
import { opened } from '../../support/opened';

function modelIn(text: string): GameModel | undefined {
  const { document } = opened(text, { language: 'wei7', name: 'a.wei7' });
  const steps = document.format?.exchange?.().toModel(document.root) ?? [];
  for (const game of steps) if (game) return game;
  return undefined;
}

function written(model: GameModel, format: string): string {
  const exchange = formatNamed(format)?.exchange?.();
  const outcome = exchange && finished(exchange.fromModel(model, { force: false }));
  return outcome && 'text' in outcome ? outcome.text : '';
}

const errorsIn = (text: string): number =>
  opened(text, { language: 'wei7', name: 'a.wei7' })
    .diagnostics()
    .list.filter(({ severity }) => severity !== 'info').length;

describe('A wei7 record in the model of all formats', () => {
  for (const format of ['wei7-3.0', 'wei7-2.2']) {
    it(`is written from it as it was read into it: ${format}`, () => {
      let count = 0;
      for (const { text, name } of fixtures(format, 'good')) {
        if (text.length > 20_000 || errorsIn(text) > 0) continue;
        const model = modelIn(text);
        if (!model) continue;
        const once = written(model, format);
        const again = modelIn(once);
        ok(again, name);
        equal(written(again, format), once, name);
        count++;
      }
      ok(count > 30, String(count));
    });
  }

  it('has what is set up, the moves and what parts from them as nodes, the main line first', () => {
    const model = modelIn(
      `<wei7 version="2.2"><size>9</size><game name="Cup"><rules komi="6.5" type="Chinese"/><black name="Ann" rank="3d"/>
      <result winner="black" margin="2.5"/></game><moves><pre title="Start" problem="black"><black x="1" y="1"/></pre>
      <black x="2" y="2" eval="good" comment="hi"/><moves><white x="5" y="5"/></moves><mark x="3" y="3" symbol="a"/>
      <white type="pass"/></moves></wei7>`,
    );
    const game = model;
    equal(game?.info.name, 'Cup');
    deepEqual([game?.info.black?.name, game?.info.black?.rank, game?.info.komi], ['Ann', '3d', 6.5]);
    deepEqual(game?.info.result, { kind: 'score', winner: 1, score: 2.5 });
    const root = game?.root as NodeModel;
    deepEqual([root.title, root.setup, root.toPlay], ['Start', [{ color: 1, x: 1, y: 1 }], 1]);
    const [first] = root.children;
    deepEqual(first?.move, { color: 1, point: { x: 2, y: 2 }, quality: 'good' });
    equal(first?.comment, 'hi');
    const [main, variation] = first?.children ?? [];
    deepEqual(main?.move?.point, null);
    deepEqual(main?.marks, [{ form: 'label', text: 'a', x: 3, y: 3 }]);
    deepEqual(variation?.move?.point, { x: 5, y: 5 });
  });

  it('may be as deep as records are', () => {
    const deep = 20_000;
    const text = `{"format":"wei7","version":"3.0","tree":${'{"branches":['.repeat(deep)}{}${']}'.repeat(deep)}}`;
    const model = modelIn(text);
    ok(model);
    ok(written(model as GameModel, 'wei7-3.0').length > deep * 10);
  });
});

describe('A converted wei7 record', () => {
  const other = { 'wei7-3.0': 'wei7-2.2', 'wei7-2.2': 'wei7-3.0' } as const;
  const open = (text: string) => opened(text, { language: 'wei7', name: 'a.wei7' });
  const convert = (text: string, to: string) => {
    const { document, checked } = open(text);
    const outcome = finished(converted(document, checked, to));
    return outcome && 'texts' in outcome ? outcome : undefined;
  };
  const told = (text: string, to: string): string[] =>
    convert(text, to)?.losses.map(({ code, count }) => `${code} ${count}`) ?? [];
  const xml = (moves: string, before = ''): string =>
    `${before}<wei7 version="2.2"><size>9</size><moves>${moves}</moves></wei7>`;
  const json = (members: string, info = ''): string =>
    `{"format":"wei7","version":"3.0","size":9${info},"tree":{${members}}}`;

  for (const [format, to] of Object.entries(other)) {
    it(`has the same board at the end of its main line, or it is said that this ends elsewhere: from ${format}`, () => {
      let count = 0;
      for (const { text, name } of [...fixtures(format, 'good'), ...fixtures(format, 'bad')]) {
        const outcome = text.length < 20_000 ? convert(text, to) : undefined;
        if (!outcome) continue;
        const isSaid = outcome.losses.some(({ code }) => /line-goes-on|line-ends|takeback|damaged/.test(code));
        if (!isSaid) deepEqual(open(outcome.texts[0] ?? '').board()?.rows, open(text).board()?.rows, name);
        count++;
      }
      ok(count > 30, String(count));
    });
  }

  it('says what is lost of titles, komi and document types', () => {
    deepEqual(told(xml('<pre title=""/><black x="0" y="0" title=""/>'), 'wei7-3.0'), ['loss/title 2']);
    deepEqual(told(json('"title":""'), 'wei7-2.2'), ['loss/title 1']);
    const komi = told(json('"steps":[]', ',"info":{"rules":{"komi":0}}'), 'wei7-2.2');
    deepEqual(komi, ['loss/komi-range 1']);
    const declared = xml('<black x="0" y="0" comment="&hello;"/>', '<!DOCTYPE wei7 [<!ENTITY hello "Hi">]>');
    deepEqual(told(declared, 'wei7-3.0'), ['loss/doctype 1']);
  });

  it('says nothing of what the name of the rules says anyway', () => {
    const lost = (rules: InfoModel['rules']): string[] => {
      const model: GameModel = { columns: 9, rows: 9, info: { rules }, root: { children: [] }, origin: 'jgf' };
      const exchange = formatNamed('wei7-3.0')?.exchange?.() as Exchange;
      const outcome = finished(exchange.fromModel(model, { force: false }));
      return 'losses' in outcome ? outcome.losses.map(({ code, count }) => `${code} ${count}`) : [];
    };
    deepEqual(lost({ name: 'NZ', suicide: true }), ['rules-name 1']);
    deepEqual(lost({ name: 'Chinese', suicide: false }), []);
    deepEqual(lost({ name: 'Chinese', suicide: true }), ['rules-detail 1']);
  });

  it('says where the main line ends elsewhere', () => {
    const variations = '<moves><black x="0" y="0"/></moves><moves><black x="1" y="1"/></moves>';
    deepEqual(told(xml(`<pre/>${variations}`), 'wei7-3.0'), ['loss/line-goes-on 1']);
    const branch = json('"branches":[{"pre":{"stones":[{"color":1,"point":{"x":0,"y":0}}]}}]');
    deepEqual(told(branch, 'wei7-2.2'), ['loss/line-ends 1']);
  });
});
