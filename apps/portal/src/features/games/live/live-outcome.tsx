import { Money } from '@baize/ui';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { LiveState } from './live-state.ts';
import { stepsNamed, type Told } from './use-story.ts';

type Props = {
  state: LiveState;
  told: Told;
  /** What stands there while there is nothing to tell. */
  otherwise?: ReactNode;
};

/** What the round came to, for the table and for oneself. */
export function Outcome({ state, told, otherwise = null }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const result = stepsNamed(told, 'result')[0];
  const { mine, round } = state;
  if (round?.phase === 'void') return <Banner>{text('live.void')}</Banner>;
  if (!result) return otherwise;
  const winner = (result.winner ?? result.end) as 'player' | 'tie' | undefined;
  if (!winner && mine?.state !== 'settled') return otherwise;
  return (
    <Banner>
      {winner && <span>{text(winner === 'tie' ? 'live.spot.tie' : `live.wins.${winner}`)}</span>}
      {mine?.state === 'settled' && (
        <span className="flex items-center gap-2">
          {text('live.paid')}
          <Money
            parts={parts(mine.payout)}
            tone={mine.payout > mine.stake ? 'win' : 'plain'}
            size="mid"
          />
        </span>
      )}
    </Banner>
  );
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex shrink-0 animate-rise flex-wrap items-center justify-center gap-x-5 rounded-full border border-[#e0b65a]/70 bg-[#14110ae6] px-6 py-2 font-semibold text-[#fff3d2]"
    >
      {children}
    </p>
  );
}
