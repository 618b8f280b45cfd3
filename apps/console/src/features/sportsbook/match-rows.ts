import { type Output, sportsbookFixturesOperator } from '@baize/contract';
import type { Tone } from '@baize/ui';
import { queryOf } from '../../shared/queries.ts';

export type DeskMatch = Output<typeof sportsbookFixturesOperator.showMatch.value>;
export type DeskMarket = DeskMatch['markets'][number];
export type Lying = DeskMarket['lying'][number];
type MatchRow = Output<typeof sportsbookFixturesOperator.listMatches.value>['list'][number];

const EVERY_MS = 3_000;

export const matchQuery = (matchId: string) => ({
  ...queryOf(sportsbookFixturesOperator.showMatch, { matchId }),
  // A page that could not be loaded stands still, and is tried again by hand.
  refetchInterval: ({ state }: { state: { data: unknown } }) => (state.data ? EVERY_MS : false),
});

export const phaseTones: Record<MatchRow['phase'], Tone> = {
  scheduled: 'info',
  live: 'good',
  ended: 'plain',
  postponed: 'warn',
  void: 'bad',
};

export const scoreOf = ({ state }: Pick<MatchRow, 'state'>): string =>
  state ? `${state.home}–${state.away}` : '–';

/** Odds of hundredths as the trade writes them. */
export const oddsText = (odds: number | null): string =>
  odds === null ? '–' : (odds / 100).toFixed(2);

/** `TEAM_TOTAL` as words. */
export const codeText = (code: string): string => code.replaceAll('_', ' ').toLowerCase();

/** `HANDICAP.FULL.-3` as a trader reads it: its words, its part of the match, its line. */
export function marketText({
  code,
  period,
  line,
  subject,
}: Pick<DeskMarket, 'code' | 'period' | 'line' | 'subject'>) {
  const parts = [codeText(code)];
  if (period !== 'FULL') parts.push(codeText(period));
  if (line !== null) parts.push(String(line / 4));
  if (subject) parts.push(subject.toLowerCase());
  return parts.join(' · ');
}

/** The same of a market that is named by its key alone. */
export function marketKeyText(key: string): string {
  const [code = '', period = '', line, subject] = key.split('.');
  return marketText({ code, period, line: line ? Number(line) : null, subject: subject ?? null });
}

type Teams = {
  home: string;
  away: string;
  /** Of a season: the teams by the codes under which they are backed. */
  runners?: readonly { code: string; name: string }[];
};

/** `HOME_DRAW` with the names of the teams: what is backed, as a trader says it. */
export function selectionText(selection: string, { home, away, runners }: Teams): string {
  const runner = runners?.find(({ code }) => code === selection);
  if (runner) return runner.name;
  return selection
    .split(/([_/])/)
    .map((part) => {
      if (part === 'HOME') return home;
      if (part === 'AWAY') return away;
      if (part === '_') return ' · ';
      return part === '/' ? ' / ' : part.charAt(0) + part.slice(1).toLowerCase();
    })
    .join('');
}
