import { cx } from '@baize/ui';

type Props = {
  choice: { target: number; side: 'under' | 'over' };
  roll: { roll: number; win: boolean; isRolling: boolean } | undefined;
  isLocked: boolean;
  label: string;
  onTarget: (target: number) => void;
};

const FELT = '#2fa37a';
const CLAY = '#8b3a30';

/** The whole range with the winning part lit; the target is dragged along it. */
export function DiceRail({ choice, roll, isLocked, label, onTarget }: Props) {
  const { target, side } = choice;
  const [left, right] = side === 'under' ? [FELT, CLAY] : [CLAY, FELT];
  return (
    <div
      dir="ltr"
      className="mt-[min(2.5rem,13cqh)] w-full max-w-[46rem] md:mt-[min(3.5rem,13cqh)]"
    >
      <div className="relative rounded-full bg-black/40 p-3 shadow-[inset_0_2px_10px_#0008,0_1px_0_#ffffff14]">
        <div
          className="h-3 rounded-full"
          style={{ background: `linear-gradient(90deg, ${left} ${target}%, ${right} ${target}%)` }}
        />
        {roll && (
          <span aria-hidden className="absolute inset-y-0 left-3 right-3 pointer-events-none">
            <span
              className={cx(
                'absolute -top-9 -translate-x-1/2 rounded-[6px] px-2 py-0.5 text-[0.8125rem] font-bold shadow-lg',
                !roll.isRolling && roll.win
                  ? 'bg-[#e0b65a] text-[#1b1404]'
                  : 'bg-[#f1ecdf] text-[#16211c]',
              )}
              style={{ left: `${roll.roll}%` }}
            >
              {roll.roll.toFixed(2)}
              <span className="absolute top-full left-1/2 size-2 -translate-x-1/2 -translate-y-1 rotate-45 bg-inherit" />
            </span>
          </span>
        )}
        <input
          type="range"
          min={2}
          max={98}
          step={0.5}
          value={target}
          disabled={isLocked}
          aria-label={label}
          onChange={(event) => onTarget(Number(event.target.value))}
          className={cx(
            'absolute inset-x-0 top-0 h-full w-full cursor-grab appearance-none bg-transparent active:cursor-grabbing disabled:cursor-default',
            '[&::-webkit-slider-thumb]:h-9 [&::-webkit-slider-thumb]:w-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-[7px] [&::-webkit-slider-thumb]:border-0 [&::-webkit-slider-thumb]:bg-[linear-gradient(90deg,#fff6da,#e0b65a_45%,#c8963a)] [&::-webkit-slider-thumb]:shadow-[0_4px_12px_#000a,inset_0_0_0_1px_#fff8]',
            '[&::-moz-range-thumb]:h-9 [&::-moz-range-thumb]:w-7 [&::-moz-range-thumb]:rounded-[7px] [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-[linear-gradient(90deg,#fff6da,#e0b65a_45%,#c8963a)]',
          )}
        />
      </div>
      <div className="num mt-2 flex justify-between px-2 text-xs text-ink-soft">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
