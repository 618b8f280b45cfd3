import { blackjackRules } from '@baize/games';
import { cx } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import type { Board } from '../board.ts';
import { Roads } from '../live-rail.tsx';
import type { LiveState } from '../live-state.ts';
import { feltOf } from '../looks.ts';
import { PhaseClock } from '../phase-clock.tsx';
import type { Told } from '../use-story.ts';
import { HandCards } from './hand-cards.tsx';
import { SeatPlace } from './seat-place.tsx';
import { type SeenRound, seenRound, totalText } from './seen-round.ts';

type Props = { state: LiveState; told: Told; board: Board; outcome: ReactNode; isFun: boolean };

const SEATS = Array.from({ length: blackjackRules.seats }, (_, n) => n + 1);
/** On a wide table the seats stand along a bow. */
const BOW = ['md:mb-10', 'md:mb-4', 'md:mb-1', '', 'md:mb-1', 'md:mb-4', 'md:mb-10'];

/** The dealer above, seven seats below: two rows on a phone, a bow where there is room. */
export function BlackjackStage({ state, told, board, outcome, isFun }: Props) {
  const text = useText();
  const seen = seenRound(told);
  const maySit = !isFun || state.table.guestsSit;
  return (
    <div
      className="absolute inset-0 flex flex-col items-center gap-2 overflow-y-auto p-2 [container-type:size] md:gap-3 md:p-5"
      style={{ background: feltOf(state.table.look) }}
    >
      <PhaseClock state={state} />
      <Dealer seen={seen} told={told} />
      <ClothWords />
      <div className="grid place-items-center md:min-h-11">{outcome}</div>
      {!maySit && (
        <p className="max-w-xl text-center text-sm text-[#f0d9a8]">
          {text('live.blackjack.guests')}
        </p>
      )}
      <div
        dir="ltr"
        className="mt-auto grid w-full max-w-5xl shrink-0 grid-cols-4 items-end justify-items-stretch gap-x-1 gap-y-2 md:grid-cols-7 md:gap-x-2"
      >
        {SEATS.map((seat) => (
          <div key={seat} className={cx(BOW[seat - 1])}>
            <SeatPlace
              seat={seat}
              state={state}
              told={told}
              board={board}
              seen={seen}
              maySit={maySit}
            />
          </div>
        ))}
      </div>
      <div className="w-full max-w-4xl shrink-0 xl:hidden">
        <Roads state={state} />
      </div>
    </div>
  );
}

/** What is written on every table of this game. */
function ClothWords() {
  const text = useText();
  return (
    <p className="flex shrink-0 flex-col items-center text-center text-[#f0d9a8]/70">
      <b className="font-display text-lg tracking-wide md:text-2xl">
        {text('live.blackjack.cloth.pays')}
      </b>
      <span className="text-[0.75rem]/5 md:text-sm">{text('live.blackjack.cloth.dealer')}</span>
    </p>
  );
}

function Dealer({ seen, told }: { seen: SeenRound; told: Told }) {
  const text = useText();
  const { dealer } = seen;
  return (
    <section className="flex shrink-0 flex-col items-center gap-1.5">
      <h2 className="flex items-center gap-2 font-semibold text-[#fbf2da]">
        {text('live.blackjack.dealer')}
        <b className="num grid h-7 min-w-8 place-items-center rounded-full bg-black/45 px-2 font-display text-lg text-white">
          {dealer.length > 0 ? totalText(dealer) : '–'}
        </b>
      </h2>
      <div
        dir="ltr"
        className="flex min-h-20 items-center [--overlap:1.6rem] md:min-h-[min(18cqh,7.5rem)]"
      >
        <HandCards cards={dealer} told={told} className="h-20 md:h-[min(18cqh,7.5rem)]" />
      </div>
    </section>
  );
}
