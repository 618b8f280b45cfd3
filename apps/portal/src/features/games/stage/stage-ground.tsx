import { cx } from '@baize/ui';
import type { ReactNode } from 'react';

/** Each game has a ground of its own; the light always falls from above. */
const GROUNDS = {
  pine: 'bg-[radial-gradient(90%_75%_at_50%_18%,#1d4436,#0c1a15_62%,#070d0b)]',
  ink: 'bg-[radial-gradient(90%_75%_at_50%_18%,#22324e,#0d1420_62%,#080b12)]',
  plum: 'bg-[radial-gradient(90%_75%_at_50%_18%,#47264a,#1a0f1e_62%,#0d080f)]',
  ember: 'bg-[radial-gradient(90%_75%_at_50%_18%,#552a1a,#1f100b_62%,#100806)]',
  slate: 'bg-[radial-gradient(90%_75%_at_50%_18%,#2a3b40,#10191b_62%,#090e10)]',
  felt: 'bg-[radial-gradient(100%_90%_at_50%_10%,#14624a,#0b3a2c_58%,#072018)]',
  claret: 'bg-[radial-gradient(100%_90%_at_50%_10%,#6b1f2c,#3a0f18_58%,#1f070c)]',
};

type Props = {
  ground: keyof typeof GROUNDS;
  /** Below the picture: what the player chooses. */
  controls?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function StageGround({ ground, controls, className, children }: Props) {
  return (
    <div className={cx('absolute inset-0 flex flex-col', GROUNDS[ground])}>
      <div
        className={cx(
          // Pictures take their measure from the room that is left, not from the screen.
          'relative flex min-h-0 flex-1 flex-col items-center justify-center p-4 [container-type:size] md:p-8 short:p-2.5',
          className,
        )}
      >
        {children}
      </div>
      {controls && (
        <div className="flex shrink-0 flex-wrap items-end justify-center gap-x-5 gap-y-3 px-4 pb-4 md:pb-6 short:gap-x-3 short:px-3 short:pb-3">
          {controls}
        </div>
      )}
    </div>
  );
}
