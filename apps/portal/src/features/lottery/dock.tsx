import { type LotteryPlay, type NoteUnit, noteUnits } from '@baize/games';
import { money } from '@baize/money';
import { Button, cx, Money, NativeSelect, NumberInput, useMedia } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { Dices, Plus, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { ltr } from '../../shared/words/ltr.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type Board, type CartRow, type Counted, type Laying, prizesFor, sumOf } from './cart.ts';

type Props = {
  board: Board;
  play: LotteryPlay;
  counted: Counted;
  laying: Laying;
  rows: readonly CartRow[];
  onLaying: (laying: Laying) => void;
  onAdd: () => void;
  onLucky: () => void;
  /** Opens the cart, where it does not stand beside the board. */
  onCart: (() => void) | undefined;
};

/** Always in sight: what lies on a note, what that comes to and can win, and the way to the cart. */
export function Dock(props: Props) {
  const { play, counted, rows, onAdd, onLucky, onCart } = props;
  const text = useText();
  const parts = useMoneyParts();
  return (
    <div className="sticky bottom-0 z-20 border-t bg-table shadow-lift">
      <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-5">
        <div className="flex flex-wrap items-end gap-2 max-md:w-full">
          {play.mode === 'LOTT' ? <ByGroup {...props} /> : <ByAmount {...props} />}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem] max-md:w-full">
          <span>
            <span className="type-label">{text('tickets.notes')}</span>{' '}
            <b className="num" data-notes>
              {counted.notes}
            </b>
          </span>
          <span>
            <span className="type-label">{text('tickets.stake')}</span>{' '}
            <Money parts={parts(counted.laid?.stake ?? 0n)} />
          </span>
          <Prize {...props} />
        </div>
        {/* Where a language has long words for them, the buttons of a phone say them in two lines. */}
        <div className="ms-auto flex gap-2 max-md:w-full max-md:*:flex-auto max-md:*:px-3 max-md:*:text-balance max-md:*:not-last:shrink max-md:*:not-last:leading-tight max-md:*:not-last:whitespace-normal">
          <Button onClick={onLucky}>
            <Dices aria-hidden className="size-4" />
            {/* A phone has no room for all three in words once the cart says its sum. */}
            <span className={cx(rows.length > 0 && 'max-md:sr-only')}>{text('tickets.lucky')}</span>
          </Button>
          <Button
            kind={onCart && rows.length > 0 && !counted.laid ? 'line' : 'brass'}
            onClick={onAdd}
            disabled={!counted.laid}
          >
            <Plus aria-hidden className="size-4" />
            {text('tickets.add')}
          </Button>
          {onCart && (
            <Button
              kind={rows.length > 0 ? 'brass' : 'line'}
              onClick={onCart}
              aria-label={text('tickets.cart.open', { count: rows.length })}
            >
              <ShoppingCart aria-hidden className="size-4" />
              {rows.length > 0 && (
                <>
                  <span className="num">{rows.length}</span>
                  <Money parts={parts(sumOf(rows))} />
                </>
              )}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Prize({ board, counted, laying }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  if (!counted.laid) return null;
  const { perNote } = counted.laid;
  const each = counted.parts.map(({ play, ...row }) =>
    prizesFor(play, board, { ...row, perNote, group: laying.group }),
  );
  const sorted = each.flatMap(({ low, high }) => [low, high]).sort((a, b) => (a < b ? -1 : 1));
  const prizes = {
    low: sorted[0] ?? 0n,
    high: sorted.at(-1) ?? 0n,
    limit: each.map(({ limit }) => limit).find((limit) => limit !== undefined),
  };
  return (
    <span>
      <span className="type-label">{text('tickets.prize')}</span>{' '}
      {prizes.low !== prizes.high && (
        <>
          <Money parts={parts(prizes.low)} tone="soft" />
          {' – '}
        </>
      )}
      <Money parts={parts(prizes.high)} tone="win" />
      {prizes.limit && (
        <span className="ms-2 text-[0.8125rem] text-ink-soft">
          {text(prizes.limit === 'singlePick' ? 'tickets.singlePick' : 'tickets.limit.perIssue')}
        </span>
      )}
    </span>
  );
}

function ByGroup({ board, laying, onLaying }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { own, lowest, highest } = board.group;
  const groups = groupsFor(lowest, highest);
  // Beside two other fields a phone has room for the figures alone.
  const isRoomy = useMedia('(width >= 48rem)');
  const labelOf = (group: number, rebate: string) =>
    isRoomy ? text('tickets.groupRebate', { group, rebate }) : `${group} · ${rebate}%`;
  return (
    <>
      <Labelled label={text('tickets.unit')} className="w-20 md:w-auto md:min-w-24">
        <NativeSelect
          aria-label={text('tickets.unit')}
          value={laying.unit}
          onChange={({ currentTarget }) =>
            onLaying({ ...laying, unit: currentTarget.value as NoteUnit })
          }
          options={noteUnits.map((unit) => ({ value: unit, label: unit }))}
        />
      </Labelled>
      <Labelled label={text('tickets.multiple')} className="w-34 md:w-44">
        <NumberInput
          aria-label={text('tickets.multiple')}
          // Between its two buttons a phone leaves little room for the figures.
          className="max-md:gap-1 max-md:ps-2"
          min={1}
          max={MOST}
          step={1}
          value={String(laying.multiple)}
          onChange={(value) => onLaying({ ...laying, multiple: clamp(Number(value), 1, MOST) })}
        />
      </Labelled>
      {groups.length > 1 && (
        <Labelled label={text('tickets.group')} className="w-40 max-md:min-w-0 max-md:flex-1">
          <NativeSelect
            aria-label={text('tickets.group')}
            value={String(laying.group)}
            onChange={({ currentTarget }) =>
              onLaying({ ...laying, group: Number(currentTarget.value) })
            }
            options={groups.map((group) => ({
              value: String(group),
              label: labelOf(group, formatNumber((own - group) / 20)),
            }))}
          />
        </Labelled>
      )}
    </>
  );
}

const MOST = 100_000;

/** A small name above a control; the control says it too. */
function Labelled(props: { label: ReactNode; className: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <span
        aria-hidden
        className="type-label mb-0.5 block max-md:text-[0.75rem]/4 max-md:text-balance md:whitespace-nowrap"
      >
        {props.label}
      </span>
      {props.children}
    </div>
  );
}

/** Ten steps between the lowest group and the highest one that is open to the player; both ends always. */
function groupsFor(lowest: number, highest: number): number[] {
  const steps = Array.from(
    { length: 9 },
    (_, n) => lowest + Math.round((highest - lowest) / 20) * 2 * n,
  );
  const all = [...steps.filter((group) => group < highest && (group - lowest) % 2 === 0), highest];
  return [...new Set(all)].toReversed();
}

const AMOUNTS = ['1', '5', '10', '50', '100'];

/** An amount on each note; where a number is staked on many prizes it is counted in points. */
function ByAmount({ play, laying, onLaying }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const cost = play.lines[0]?.notes ?? 1;
  const isPoints = play.mode === 'SEA' && cost > 1;
  const label = text(isPoints ? 'tickets.points' : 'tickets.amount');
  const perPoint = money('1') * BigInt(cost);
  return (
    <>
      <Labelled label={label} className="w-36 max-md:min-w-20 max-md:flex-1">
        <NumberInput
          aria-label={label}
          value={laying.amount}
          decimals={2}
          onChange={(amount) => onLaying({ ...laying, amount })}
        />
      </Labelled>
      <div className="flex gap-1">
        {AMOUNTS.map((amount) => (
          <button
            key={amount}
            type="button"
            onClick={() => onLaying({ ...laying, amount })}
            className="num h-11 min-w-10 rounded-full border bg-well px-1.5 text-[0.875rem] font-semibold hover:border-brass aria-pressed:border-brass"
            aria-pressed={laying.amount === amount}
          >
            {amount}
          </button>
        ))}
      </div>
      {isPoints && (
        <span className="text-[0.8125rem] text-ink-soft max-md:w-full">
          {text('tickets.pointCost', { cost: ltr(parts(perPoint).whole) })}
        </span>
      )}
    </>
  );
}

function clamp(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : min;
}
