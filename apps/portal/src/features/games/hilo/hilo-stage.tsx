import { type HiloGuess, type HiloStep, winningRanks } from '@baize/games';
import { Button, cx } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { ChevronsDown, ChevronsUp, SkipForward } from 'lucide-react';
import { PlayingCard, rankName } from '../../../shared/own-games/playing-card.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { lengthOf, useShowing } from '../stage/show-round.ts';
import type { PlayedRound, StageProps } from '../stage/stage.ts';
import { StageGround } from '../stage/stage-ground.tsx';
import { dealt } from './hilo-steps.ts';

const TURN_MS = 380;
const PAST = 7;

export function HiloStage(props: StageProps<HiloStep>) {
  const text = useText();
  const { round, phase } = props;
  useShowing(props, (answer) => {
    const last = dealt(answer).at(-1)!;
    if (answer.state === 'open') props.playSound(last.step === 'guess' ? 'reveal' : 'stop', 1.1);
    else props.playSound(answer.payout > answer.stake ? 'win' : 'lose');
    const words = text('games.hilo.card', { card: rankName(last.card.rank) });
    const timer = setTimeout(() => props.onPresented(words), lengthOf(TURN_MS, props));
    return () => clearTimeout(timer);
  });
  const cards = round ? dealt(round) : [];
  const current = cards.at(-1);
  const isOpen = phase === 'open';
  const worth = round && worthOf(round);
  return (
    <StageGround ground="felt" className="gap-5 md:gap-8">
      <div className="flex w-full max-w-[46rem] items-center justify-center gap-4 md:gap-10">
        <GuessButton
          {...props}
          guess="lower"
          rank={current?.card.rank}
          offers={isOpen ? current?.offers : undefined}
        />
        <div
          className="relative h-[min(42dvh,21rem,62vw)] shrink-0"
          style={{ aspectRatio: '100 / 140' }}
        >
          <PlayingCard
            card={undefined}
            className="absolute inset-0 h-full translate-x-2 translate-y-2 opacity-60"
          />
          <div key={cards.length} className="absolute inset-0 animate-rise">
            <PlayingCard card={current?.card} className="h-full" />
          </div>
          {worth !== undefined && (
            <Worth
              multiplier={worth}
              isLost={round?.payout === 0n && !isOpen && phase === 'ready'}
            />
          )}
        </div>
        <GuessButton
          {...props}
          guess="higher"
          rank={current?.card.rank}
          offers={isOpen ? current?.offers : undefined}
        />
      </div>
      <Button className="h-11!" disabled={!isOpen} onClick={() => props.act({ action: 'skip' })}>
        <SkipForward aria-hidden className="size-4 rtl:-scale-x-100" />
        {text('games.hilo.skip')}
      </Button>
      <PastCards round={round} cards={cards} />
    </StageGround>
  );
}

/** What the round stands at, on the card's upper edge. */
function Worth({ multiplier, isLost }: { multiplier: number; isLost: boolean }) {
  return (
    <b
      dir="ltr"
      className={cx(
        'num absolute -top-5 left-1/2 -translate-x-1/2 rounded-full px-4 font-display text-2xl/10 font-semibold shadow-[0_8px_20px_-4px_#000a]',
        isLost ? 'bg-[#3a1a14] text-[#ffb3a3] line-through' : 'bg-[#e0b65a] text-[#1b1404]',
      )}
    >
      {multiplier.toFixed(4)}×
    </b>
  );
}

/** What the round was last worth; nothing before the first right guess. */
function worthOf({ steps }: PlayedRound<HiloStep>): number | undefined {
  const worths = steps.map((step) => ('multiplier' in step ? step.multiplier : 0));
  return worths.findLast((multiplier) => multiplier > 0);
}

type GuessProps = StageProps<HiloStep> & {
  guess: HiloGuess;
  rank: number | undefined;
  offers: Record<HiloGuess, number> | null | undefined;
};

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const PERCENT = { style: 'percent', ...TWO } as const;
const chanceOf = (rank: number, guess: HiloGuess) => winningRanks(rank, guess).length / KING;

const ACE = 1;
const KING = 13;

function GuessButton({ guess, rank, offers, act }: GuessProps) {
  const text = useText();
  const isStrict = rank === (guess === 'higher' ? ACE : KING);
  const { formatNumber } = useIntl();
  const Icon = guess === 'higher' ? ChevronsUp : ChevronsDown;
  const offer = offers?.[guess];
  return (
    <button
      type="button"
      disabled={!offer}
      onClick={() => act({ action: guess })}
      className="flex w-24 flex-col items-center gap-2 rounded-card border border-white/20 bg-black/25 px-2 py-5 font-semibold transition-colors hover:border-[#e0b65a] hover:bg-black/40 disabled:opacity-50 md:w-36"
    >
      <Icon
        aria-hidden
        className={cx('size-7', guess === 'higher' ? 'text-[#8fe0bf]' : 'text-[#f3b38d]')}
      />
      <span className="text-[0.8125rem]/5 md:text-sm">
        {text(isStrict ? `games.hilo.${guess}Only` : `games.hilo.${guess}`)}
      </span>
      <span className="num font-display text-2xl/none text-[#f4e7c3]" dir="ltr">
        {offer ? `${formatNumber(offer, TWO)}×` : '–'}
      </span>
      <span className="num text-xs text-ink-soft" dir="ltr">
        {rank && offer ? formatNumber(chanceOf(rank, guess), PERCENT) : '\u00a0'}
      </span>
    </button>
  );
}

type PastProps = {
  round: PlayedRound<HiloStep> | undefined;
  cards: ReturnType<typeof dealt>;
};

function PastCards({ round, cards }: PastProps) {
  const text = useText();
  if (!round) return <p className="h-24 text-ink-soft">{text('games.hilo.begin')}</p>;
  return (
    <ol dir="ltr" className="flex h-24 max-w-full gap-2 overflow-hidden">
      {cards.slice(-PAST).map((step, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place
          key={cards.length - Math.min(PAST, cards.length) + at}
          className="flex flex-col items-center gap-1"
        >
          <PlayingCard card={step.card} className="h-17" />
          <span
            className={cx(
              'num text-[0.6875rem]/4 font-semibold',
              step.step === 'guess' && !step.win ? 'text-[#ffb3a3]' : 'text-[#cfe3d8]',
            )}
          >
            {step.step === 'guess' && (step.win ? `${step.multiplier.toFixed(2)}×` : '✕')}
            {step.step === 'skip' && '»'}
          </span>
        </li>
      ))}
    </ol>
  );
}
