/// The teams that headers name: those of a game, and of all games of a text.

import { gamesOn } from '../../../../record/games';
import type { Course, State } from '../../../../record/line';
import { linesAround } from '../../../../record/moves';
import type { People, Person } from '../../../../record/people';
import type { Run } from '../../../../text/node';
import type { Header } from './header';

/// Where the teams of the first game stand, or those of the one that starts at an offset.
export type Teams = (root: Run, since?: number) => readonly Omit<Person, 'key'>[];

const [FIRST, BEHIND] = [1, 3];

export const teamsOfHeader = (found: { readonly header: Header; readonly at: number } | undefined) =>
  found?.header.sound
    ? found.header.values
        .slice(FIRST, BEHIND)
        .filter(({ text }) => text !== '')
        .map(({ text, from, to }) => ({ name: text, from: found.at + from, to: found.at + to }))
    : [];

const MOST = 10_000;

export const teamPeople = (course: Course<State>, teams: Teams): People => {
  const own = (root: Run, since?: number): Person[] => teams(root, since).map((team) => ({ ...team, key: team.name }));
  return {
    *all(root) {
      const line = course.root();
      let count = 0;
      for (const { start } of line ? gamesOn(course, line) : []) {
        yield* own(root, start?.at);
        if (++count >= MOST) return;
      }
      if (count === 0) yield* own(root);
    },
    around: (root, offset) => own(root, linesAround(course, offset)[0]?.since),
    /// Brackets and bars end a name.
    written: (name) => (/^[^[\]【】［］()|｜\r\n]+$/.test(name.trim()) ? name.trim() : undefined),
  };
};
