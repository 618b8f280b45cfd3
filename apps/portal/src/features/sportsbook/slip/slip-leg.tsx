import { cx, IconButton } from '@baize/ui';
import { Lock, X } from 'lucide-react';
import { useNames } from '../../../shared/sportsbook/names.ts';
import { useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { ltr } from '../../../shared/words/ltr.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { usePrice } from '../prices/use-book.ts';
import { type LineEnd, lineEnds } from './line-ends.ts';
import { legKey, type SlipLeg } from './slip.ts';
import { slipStore } from './slip-store.ts';

type Props = { leg: SlipLeg; refusal?: string | undefined };

/** What is backed, at which price, and what a line can end as. */
export function SlipLegView({ leg, refusal }: Props) {
  const text = useText();
  const { marketName, selectionName } = useNames();
  const name = selectionName(leg.market, leg.selection, leg);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_2rem] items-start gap-x-2 border-b px-4 py-2.5">
      <b className="font-semibold">
        <bdi>{name}</bdi>
      </b>
      <LegOdds leg={leg} />
      <IconButton
        size="sm"
        label={text('sportsbook.slip.remove', { name })}
        icon={<X />}
        onClick={() => slipStore.remove(legKey(leg))}
        className="-my-1.5"
      />
      <p className="col-span-2 text-xs/5 text-ink-soft">
        <bdi>
          {leg.season === undefined
            ? text('sportsbook.versus', { home: leg.home, away: leg.away })
            : text('sportsbook.season', { league: leg.leagueName, season: leg.season })}
        </bdi>
        <br />
        {marketName(leg.market, leg)}
      </p>
      <Ladder
        ends={lineEnds(leg.market, leg.selection)}
        isTotal={/OVER|UNDER/.test(leg.selection)}
      />
      {refusal && (
        <p role="alert" className="col-span-3 mt-1 text-[0.8125rem] text-danger">
          {refusal}
        </p>
      )}
    </li>
  );
}

/** The agreed price; one that moved since stands under it until it is agreed to. */
function LegOdds({ leg }: { leg: SlipLeg }) {
  const text = useText();
  const oddsText = useOddsText();
  const price = usePrice(legKey(leg));
  const now = price?.odds ?? leg.odds;
  if (price && !price.isOpen) {
    return (
      <span className="flex items-center gap-1 text-[0.8125rem] font-medium text-brass-text">
        <Lock aria-hidden className="size-3.5" />
        {text('sportsbook.suspended')}
      </span>
    );
  }
  return (
    <span dir="ltr" className="num min-w-[6ch] text-end text-base font-semibold">
      {now !== leg.odds && (
        <s className="me-1.5 text-xs font-medium text-ink-faint">{oddsText(leg.odds)}</s>
      )}
      <span className={cx(now > leg.odds && 'text-felt-text', now < leg.odds && 'text-danger')}>
        {oddsText(now)}
      </span>
    </span>
  );
}

const TONES: Record<LineEnd['end'], string> = {
  WIN: 'border-felt',
  HALF_WIN: 'border-felt/50',
  PUSH: 'border-line-strong',
  VOID: 'border-line-strong',
  HALF_LOSE: 'border-danger/50',
  LOSE: 'border-danger',
};

function Ladder({ ends, isTotal }: { ends: LineEnd[]; isTotal: boolean }) {
  const text = useText();
  if (ends.length === 0) return null;
  return (
    <ol className="col-span-3 mt-1.5 grid auto-cols-fr grid-flow-col gap-1">
      {ends.map(({ from, to, end }) => (
        <li
          key={from}
          className={cx('border-t-3 pt-1 text-[0.6875rem]/4 text-ink-soft', TONES[end])}
        >
          <bdi dir="ltr">{spanText(from, to, isTotal)}</bdi>
          <b className="block text-xs text-ink">{text(`sportsbook.outcome.${end}`)}</b>
        </li>
      ))}
    </ol>
  );
}

/** By how many goals ahead, or how many goals: 2+, 1, ≤ 0. */
function spanText(from: number, to: number, isTotal: boolean): string {
  const sign = (n: number) => (isTotal || n <= 0 ? String(n).replace('-', '−') : `+${n}`);
  if (!Number.isFinite(from)) return `≤ ${sign(to)}`;
  if (!Number.isFinite(to)) return `≥ ${sign(from)}`;
  return ltr(from === to ? sign(from) : `${sign(from)} … ${sign(to)}`);
}
