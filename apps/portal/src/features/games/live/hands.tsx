import type { Card } from '@baize/games';
import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { DealtCard } from './dealt-card.tsx';
import type { Step } from './live-state.ts';
import { stepsNamed, type Told } from './use-story.ts';

export type Side = 'player' | 'banker' | 'dragon' | 'tiger';

type CardStep = Step & { to: Side; place: number; card: Card };

/** Cards in baccarat count by their pips; at dragon tiger the rank itself decides. */
const points = (cards: readonly Card[]) =>
  cards.reduce((sum, { rank }) => sum + (rank < 10 ? rank : 0), 0) % 10;

const TONES: Record<Side, string> = {
  player: 'text-[#8fc1ff]',
  dragon: 'text-[#ffb0a0]',
  banker: 'text-[#ffb0a0]',
  tiger: 'text-[#8fc1ff]',
};

/** Two hands side by side, as far as the story has come. */
export function Hands({ sides, told }: { sides: readonly [Side, Side]; told: Told }) {
  const result = stepsNamed(told, 'result')[0];
  return (
    <div
      dir="ltr"
      className="flex w-full max-w-3xl items-start justify-center gap-2 [--card:min(24cqh,9rem,27cqw)] sm:gap-16"
    >
      {sides.map((side) => (
        <Hand key={side} side={side} told={told} isWinner={result?.winner === side} />
      ))}
    </div>
  );
}

function Hand({ side, told, isWinner }: { side: Side; told: Told; isWinner: boolean }) {
  const text = useText();
  const cards = stepsNamed(told, 'card').filter((step) => step.to === side) as CardStep[];
  const isTurned = stepsNamed(told, 'turn').some(({ to }) => to === side);
  const isUp = ({ place }: CardStep) => isTurned || place === 2;
  // What is being squeezed is not counted yet.
  const isCounted = (step: CardStep) => isUp(step) && !(step.place === 2 && told.isFresh(step));
  const shown = cards.filter(isCounted).map(({ card }) => card);
  const isPips = side === 'player' || side === 'banker';
  return (
    <section
      className={cx(
        'flex min-w-0 flex-1 flex-col items-center gap-3 rounded-card px-1 py-3 transition-colors duration-500',
        isWinner && 'bg-[#e0b65a]/15 shadow-[inset_0_0_0_1px_#e0b65a99]',
      )}
    >
      <h2 className={cx('flex items-center gap-2.5 font-semibold', TONES[side])}>
        {text(`live.spot.${side}`)}
        {isPips && (
          <b className="num grid h-8 min-w-8 place-items-center rounded-full bg-black/45 px-2 font-display text-xl text-white">
            {shown.length > 0 ? points(shown) : '–'}
          </b>
        )}
      </h2>
      <div className="relative flex min-h-(--card) items-center justify-center gap-2 @max-[44rem]:mb-5">
        {cards.map((step) => (
          <DealtCard
            key={step.place}
            card={step.card}
            isUp={isUp(step)}
            isDealtNow={told.isFresh(step)}
            isAcross={step.place === 2}
            isSqueezed={isPips ? step.place > 0 : true}
          />
        ))}
      </div>
    </section>
  );
}
