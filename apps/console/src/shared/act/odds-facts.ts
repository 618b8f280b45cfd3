import { pickName, playName } from '../play/lottery-words.ts';
import type { Opens } from '../said/fields.ts';
import type { Said } from '../said/said.ts';

export type AskedFact = {
  label: string;
  value: string;
  /** What stands there now, where the request changes it. */
  before?: string | undefined;
  /** The page that shows it. */
  opens?: { what: Opens; id: string } | undefined;
};

type Change = { play: string; prize: string; from: string; to: string };
type Asked = {
  changes?: readonly Change[];
  /** Requests of before it was kept what each prize was name only what it shall be. */
  odds?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  reason?: string;
};

/** Other odds of a lottery: each prize by its name, as it is and as it shall be. */
export function oddsFacts(said: Said, payload: unknown): AskedFact[] {
  const { changes, odds = {}, reason = '' } = (payload ?? {}) as Asked;
  const facts = changes
    ? changes.map(({ play, prize, from, to }) => ({
        label: [playName(said.text, play), pickName(said.text, prize)].filter(Boolean).join(' · '),
        value: to,
        before: from,
      }))
    : Object.entries(odds).flatMap(([play, prizes]) =>
        Object.entries(prizes).map(([prize, to]) => ({ label: `${play} · ${prize}`, value: to })),
      );
  return [...facts, { label: said.text('console.adjust.reason'), value: reason }];
}
