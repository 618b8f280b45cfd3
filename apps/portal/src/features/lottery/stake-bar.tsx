import { type LotteryPlay, type NoteUnit, noteUnits } from '@baize/games';
import { Button, Field, Money, NativeSelect, NumberInput } from '@baize/ui';
import { Dices, ShoppingCart } from 'lucide-react';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type Board, type Counted, type Laying, prizesFor } from './cart.ts';

type Props = {
  board: Board;
  play: LotteryPlay;
  counted: Counted;
  laying: Laying;
  onLaying: (laying: Laying) => void;
  onAdd: () => void;
  onLucky: () => void;
};

/** What lies on a note, what that comes to, and what it can win: all of it live. */
export function StakeBar(props: Props) {
  const { play, counted, onAdd, onLucky } = props;
  const text = useText();
  const parts = useMoneyParts();
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-table p-4">
      <div className="flex flex-wrap items-end gap-3">
        {play.mode === 'LOTT' ? <ByGroup {...props} /> : <ByAmount {...props} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
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
        <span className="ms-auto flex flex-wrap gap-2">
          <Button onClick={onLucky}>
            <Dices aria-hidden className="size-4" />
            {text('tickets.lucky')}
          </Button>
          <Button kind="brass" onClick={onAdd} disabled={!counted.laid}>
            <ShoppingCart aria-hidden className="size-4" />
            {text('tickets.add')}
          </Button>
        </span>
      </div>
    </div>
  );
}

function Prize({ board, play, counted, laying }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  if (!counted.laid) return null;
  const { perNote } = counted.laid;
  const { notes } = counted;
  const prizes = prizesFor(play, board, { perNote, notes, group: laying.group });
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
      {prizes.isCapped && (
        <span className="ms-2 text-[0.8125rem] text-ink-soft">{text('tickets.singlePick')}</span>
      )}
    </span>
  );
}

function ByGroup({ board, laying, onLaying }: Props) {
  const text = useText();
  const { own, lowest } = board.group;
  const groups = groupsFor(lowest, own);
  return (
    <>
      <Field label={text('tickets.unit')} className="w-28">
        <NativeSelect
          value={laying.unit}
          onChange={({ currentTarget }) =>
            onLaying({ ...laying, unit: currentTarget.value as NoteUnit })
          }
          options={noteUnits.map((unit) => ({ value: unit, label: unit }))}
        />
      </Field>
      <Field label={text('tickets.multiple')} className="w-32">
        <NumberInput
          value={String(laying.multiple)}
          onChange={(value) => onLaying({ ...laying, multiple: clamp(Number(value), 1, 100_000) })}
        />
      </Field>
      {groups.length > 1 && (
        <Field label={text('tickets.group')} className="w-44">
          <NativeSelect
            value={String(laying.group)}
            onChange={({ currentTarget }) =>
              onLaying({ ...laying, group: Number(currentTarget.value) })
            }
            options={groups.map((group) => ({
              value: String(group),
              label: text('tickets.groupRebate', {
                group,
                rebate: ((own - group) / 20).toFixed(1),
              }),
            }))}
          />
        </Field>
      )}
    </>
  );
}

/** Ten steps between the lowest group and the own one; both ends always. */
function groupsFor(lowest: number, own: number): number[] {
  const steps = Array.from(
    { length: 9 },
    (_, n) => lowest + Math.round((own - lowest) / 20) * 2 * n,
  );
  const all = [...steps.filter((group) => group < own && (group - lowest) % 2 === 0), own];
  return [...new Set(all)].toReversed();
}

function ByAmount({ laying, onLaying }: Props) {
  const text = useText();
  return (
    <>
      <Field label={text('tickets.amount')} className="w-36">
        <NumberInput
          value={laying.amount}
          decimals={2}
          onChange={(amount) => onLaying({ ...laying, amount })}
        />
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {['1', '5', '10', '50', '100'].map((amount) => (
          <Button key={amount} onClick={() => onLaying({ ...laying, amount })}>
            {amount}
          </Button>
        ))}
      </div>
    </>
  );
}

function clamp(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : min;
}
