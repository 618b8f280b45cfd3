import { type MinesStep, minesMultiplier } from '@baize/games';
import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { AutoPlan, Choice, PlanProps } from '../stage/stage.ts';
import { CELLS, fieldOf } from './mines-field.ts';

const cellsOf = (plan: Choice) => (plan.cells ?? []) as number[];

/** The same tiles are opened in every round, in the order of their choice; then it is cashed out. */
export const minesPlan: AutoPlan<MinesStep> = {
  firstPlan: { cells: [] },
  Form: MinesPlanForm,
  isReady: (plan, { mines }) => {
    const { length } = cellsOf(plan);
    return length > 0 && length <= CELLS - Number(mines);
  },
  nextAction: (round, plan) => {
    const { safe } = fieldOf(round);
    const cell = cellsOf(plan).find((one) => !safe.includes(one));
    return cell === undefined ? { action: 'cashout' } : { action: 'reveal', cell };
  },
};

function MinesPlanForm({ plan, setPlan, choice }: PlanProps) {
  const text = useText();
  const cells = cellsOf(plan);
  const mines = Number(choice.mines);
  const most = CELLS - mines;
  const toggle = (cell: number) =>
    setPlan({
      cells: cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell],
    });
  const isReady = minesPlan.isReady(plan, choice);
  return (
    <div className="flex flex-col gap-2">
      <span className="font-medium">{text('games.auto.mines', { mines })}</span>
      <div dir="ltr" className="grid w-full max-w-60 grid-cols-5 gap-1.5">
        {Array.from({ length: CELLS }, (_, cell) => {
          const at = cells.indexOf(cell);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={cell}
              type="button"
              aria-pressed={at >= 0}
              aria-label={text('games.mines.tile.covered', { number: cell + 1 })}
              disabled={at < 0 && cells.length >= most}
              onClick={() => toggle(cell)}
              className={cx(
                'num aspect-square rounded-[7px] border text-[0.8125rem] font-semibold',
                at >= 0
                  ? 'border-felt bg-felt-wash text-felt-text'
                  : 'border-line-strong bg-well disabled:opacity-45',
              )}
            >
              {at >= 0 && at + 1}
            </button>
          );
        })}
      </div>
      <span className="num text-[0.8125rem] text-ink-soft">
        {isReady
          ? text('games.auto.minesPays', {
              multiplier: minesMultiplier({ mines }, cells.length).toFixed(4),
            })
          : text('games.auto.minesNone', { count: most })}
      </span>
    </div>
  );
}
