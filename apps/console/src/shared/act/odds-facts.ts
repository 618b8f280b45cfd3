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

type Change = {
  play: string;
  prize: string;
  from: string;
  to: string;
  /** What the bet gives back by each; requests of before lack it. */
  returnFrom?: number;
  returnTo?: number;
};
type Groups = { lowest: number; highest: number };
type Asked = {
  changes?: readonly Change[];
  /** Requests of before it was kept what each prize was name only what it shall be. */
  odds?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  groups?: { from: Groups; to: Groups };
  reason?: string;
};

/** Other odds of a lottery: each prize by its name, as it is and as it shall be. */
export function oddsFacts(said: Said, payload: unknown): AskedFact[] {
  const { changes, odds = {}, groups, reason = '' } = (payload ?? {}) as Asked;
  const facts = changes
    ? changes.map(({ play, prize, from, to, returnFrom, returnTo }) => ({
        label: [playName(said.text, play), pickName(said.text, prize)].filter(Boolean).join(' · '),
        value: withReturn(to, returnTo),
        before: withReturn(from, returnFrom),
      }))
    : Object.entries(odds).flatMap(([play, prizes]) =>
        Object.entries(prizes).map(([prize, to]) => ({ label: `${play} · ${prize}`, value: to })),
      );
  const sold = groups
    ? [
        {
          label: said.text('console.lottery.groups'),
          value: groupsText(groups.to),
          before: groupsText(groups.from),
        },
      ]
    : [];
  return [...facts, ...sold, { label: said.text('console.adjust.reason'), value: reason }];
}

/** `1.90 (RTP 95.00 %)`: whoever decides sees what it means. */
function withReturn(odds: string, share: number | undefined): string {
  return share === undefined ? odds : `${odds} (RTP ${(share * 100).toFixed(2)} %)`;
}

function groupsText({ lowest, highest }: Groups): string {
  return `${lowest}–${highest} (RTP ${lowest / 20}–${highest / 20} %)`;
}
