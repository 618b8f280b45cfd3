import type { insightReportsOperator as contract } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import { cx } from '@baize/ui';
import { Sum } from '../../../shared/parts/sum.tsx';
import type { Measure } from './report-address.ts';

type Figures = contract.FiguresShown;

/** One figure of a group as operators read it: losses of the house in red. */
export function FigureText({ figures, measure }: { figures: Figures; measure: Measure }) {
  const value = figures[measure];
  if (value === undefined) return <span className="text-ink-faint">–</span>;
  if (typeof value === 'bigint') {
    return <Sum amount={value} currency="" className={cx(value < 0n && 'text-danger')} />;
  }
  if (measure === 'margin') {
    return <>{`${value < 0 ? '−' : ''}${(Math.abs(value) * 100).toFixed(2)}%`}</>;
  }
  return <>{value.toLocaleString('en')}</>;
}

/** How much more than in the other period; nothing where there was nothing. */
export function moreText(figures: Figures, before: Figures | null, measure: Measure): string {
  const now = figures[measure];
  const then = before?.[measure];
  if (now === undefined || then === undefined || Number(then) === 0) return '';
  const share = (Number(now) - Number(then)) / Math.abs(Number(then));
  const size = (Math.abs(share) * 100).toFixed(1);
  return size === '0.0' ? '±0.0%' : `${share < 0 ? '−' : '+'}${size}%`;
}

/** By how much it changed, for a column whose rows stand in that order: what was nothing changed, too. */
export function changeText(figures: Figures, before: Figures | null, measure: Measure): string {
  const now = figures[measure];
  if (now === undefined) return '';
  const change = Number(now) - Number(before?.[measure] ?? 0);
  const sign = change < 0 ? '−' : '+';
  const size = Math.abs(change);
  if (measure === 'margin') return `${sign}${(size * 100).toFixed(2)} pp`;
  if (typeof now !== 'bigint') return `${sign}${size.toLocaleString('en')}`;
  const amount = now - ((before?.[measure] as bigint | undefined) ?? 0n);
  return `${sign}${moneyNumber(amount < 0n ? -amount : amount).toLocaleString('en', TWO_DECIMALS)}`;
}

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
