import { lineOf, lineText, type Market, type MarketCode, readMarketKey } from '@baize/games';
import { useCallback, useMemo } from 'react';
import { ltr } from '../words/ltr.ts';
import { useText } from '../words/use-text.ts';

type Sides = {
  home: string;
  away: string;
  /** Who is backed to win a season. */
  runner?: string | undefined;
};
type Say = ReturnType<typeof useText>;

/** What markets and selections are called, in full and as short as a button needs. */
export function useNames() {
  const text = useText();
  return useMemo(() => {
    const marketName = (key: string, sides: Sides) => nameOfMarket(text, key, sides);
    const selectionName = (key: string, selection: string, sides: Sides) =>
      nameOfSelection(text, { key, selection }, sides);
    const shortName = (key: string, selection: string) => shortOf(text, key, selection);
    return { marketName, selectionName, shortName };
  }, [text]);
}

/** The sport, in the reader's language. */
export function useSportName() {
  const text = useText();
  return useCallback((sport: SportCode) => text(`sportsbook.sport.${sport}`), [text]);
}

type SportCode = 'FOOTBALL' | 'BASKETBALL' | 'TENNIS' | 'TABLE_TENNIS' | 'MOBA' | 'SHOOTER';

function nameOfMarket(text: Say, key: string, sides: Sides): string {
  const market = readMarketKey(key);
  if (!market) return key;
  const name = text(`sportsbook.market.${market.code}`, { subject: subjectOf(market, sides) });
  const period = nameOfPeriod(text, market.period);
  return period ? `${name} · ${period}` : name;
}

function subjectOf({ subject }: Market, sides: Sides): string {
  if (subject === 'HOME') return sides.home;
  if (subject === 'AWAY') return sides.away;
  return subject ?? '';
}

const PERIODS = ['HALF', 'QUARTER', 'SET', 'MAP'] as const;

function nameOfPeriod(text: Say, period: string): string {
  const [kind, n = ''] = period.split('_');
  const known = PERIODS.find((one) => one === kind);
  return known ? text(`sportsbook.period.${known}`, { n: Number(n) }) : '';
}

/** Markets whose line is worn with a sign, by each side its own. */
const isSigned = (code: MarketCode): boolean => code.includes('HANDICAP') || code === 'SPREAD';

/** A line as the selection wears it: −0.75, +1.5, 2.25. */
export function lineWords(key: string, selection: string): string {
  const market = readMarketKey(key);
  const line = market && lineOf(market, selection);
  if (!market || line === null || line === undefined) return '';
  return lineText(line, isSigned(market.code)).replace('-', '−');
}

const WORDS = ['DRAW', 'OVER', 'UNDER', 'ODD', 'EVEN', 'YES', 'NO', 'NONE', 'OTHER'] as const;

type Backed = { key: string; selection: string };

function nameOfSelection(text: Say, { key, selection }: Backed, sides: Sides): string {
  if (sides.runner) return sides.runner;
  const line = lineWords(key, selection);
  const name = partName(text, selection, sides);
  return line && /^(HOME|AWAY|OVER|UNDER|DRAW)$/.test(selection) ? `${name} ${ltr(line)}` : name;
}

function partName(text: Say, selection: string, sides: Sides): string {
  if (selection === 'HOME') return sides.home;
  if (selection === 'AWAY') return sides.away;
  const word = WORDS.find((one) => one === selection);
  if (word) return text(`sportsbook.selection.${word}`);
  const margin = /^(HOME|AWAY)_(\d+)(?:_(\d+)|\+)?$/.exec(selection);
  if (margin) return marginName(text, margin, sides);
  if (/^[A-Z]+([/_][A-Z]+)+$/.test(selection)) {
    const [a = '', b = ''] = selection.split(/[/_]/).map((part) => partName(text, part, sides));
    return selection.includes('/') ? `${a} / ${b}` : text('sportsbook.selection.or', { a, b });
  }
  return ltr(selection.replace(':', '–'));
}

function marginName(text: Say, [, side, from, to]: RegExpExecArray, sides: Sides): string {
  const by = to ? `${from}–${to}` : `${from}+`;
  return `${partName(text, side!, sides)} ${ltr(by)}`;
}

/** What fits on a button beside its number. */
function shortOf(text: Say, key: string, selection: string): string {
  const line = lineWords(key, selection);
  if (selection === 'OVER' || selection === 'UNDER') {
    return `${text(`sportsbook.short.${selection}`)} ${ltr(line)}`;
  }
  if (line) return ltr(line);
  return { HOME: '1', DRAW: 'X', AWAY: '2' }[selection] ?? ltr(selection);
}
