import type { Money } from '@baize/money';
import { type Card, drawCard } from '../cards/deck.ts';
import type { Chance } from '../chance.ts';
import type { Round, RoundSoFar } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { payFraction, shownMultiplier } from '../pay.ts';
import { type HiloAction, type HiloChoice, type HiloGuess, hiloRules } from './rules.ts';

type Offers = Record<HiloGuess, number>;

export type HiloStep =
  | { step: 'start' | 'skip'; card: Card; offers: Offers }
  | {
      step: 'guess';
      guess: HiloGuess;
      card: Card;
      win: boolean;
      multiplier: number;
      offers: Offers | null;
    }
  | { step: 'end'; multiplier: number };

type Table = {
  stake: Money;
  card: Card;
  guesses: number;
  skips: number;
  /** The exact product of thirteen over the winning ranks, with the house's share taken once. */
  above: bigint;
  below: bigint;
  steps: HiloStep[];
};

/** One float a card; every guess and every skip draws the next one. */
export function playHilo(
  { stake, actions }: RoundSoFar<HiloChoice, HiloAction>,
  chance: Chance,
): Omit<Round, 'draws'> | undefined {
  const card = drawCard(chance);
  const share = BigInt(hiloRules.shareOfHundred);
  const table = { stake, card, guesses: 0, skips: 0, above: share, below: 100n };
  const round: Table = { ...table, steps: [{ step: 'start', card, offers: offersOn(card) }] };
  let end: Money | undefined;
  for (const { action } of actions) {
    if (end !== undefined || !isAllowed(round, action)) return undefined;
    end = action === 'cashout' ? worth(round) : next(round, action, chance);
  }
  const { steps } = round;
  if (end === undefined) return { state: 'open', steps, payout: 0n };
  steps.push({ step: 'end', multiplier: end > 0n ? shown(round) : 0 });
  return { state: 'settled', steps, payout: end };
}

function isAllowed({ guesses, skips }: Table, action: HiloAction['action']): boolean {
  if (action === 'cashout') return guesses > 0;
  return action !== 'skip' || skips < hiloRules.mostSkips;
}

/** What the round ends with, if this card ends it: a wrong guess, or the largest payout. */
function next(round: Table, action: HiloGuess | 'skip', chance: Chance): Money | undefined {
  const before = round.card;
  const card = drawCard(chance);
  round.card = card;
  if (action === 'skip') {
    round.skips += 1;
    round.steps.push({ step: 'skip', card, offers: offersOn(card) });
    return undefined;
  }
  const isWin = winningRanks(before.rank, action).includes(card.rank);
  round.guesses += 1;
  round.above *= BigInt(hiloRules.ranks);
  round.below *= BigInt(winningRanks(before.rank, action).length);
  const multiplier = isWin ? shown(round) : 0;
  const offers = isWin ? offersOn(card) : null;
  round.steps.push({ step: 'guess', guess: action, card, win: isWin, multiplier, offers });
  if (!isWin) return 0n;
  return worth(round) === usualLimits.maxPayout ? usualLimits.maxPayout : undefined;
}

const worth = ({ stake, above, below }: Table): Money => {
  const paid = payFraction(stake, above, below);
  return paid > usualLimits.maxPayout ? usualLimits.maxPayout : paid;
};

const shown = ({ above, below }: Table): number => shownMultiplier(above, below);

/** The ranks of the next card that make a guess right. */
export function winningRanks(rank: number, guess: HiloGuess): number[] {
  const all = Array.from({ length: hiloRules.ranks }, (_, i) => i + 1);
  if (guess === 'higher') return all.filter((next) => (rank === 1 ? next > 1 : next >= rank));
  return all.filter((next) => (rank === hiloRules.ranks ? next < rank : next <= rank));
}

/** What each guess would multiply by, before the house's share, to four decimals. */
export function offersOn({ rank }: Card): Record<HiloGuess, number> {
  const offer = (guess: HiloGuess) =>
    shownMultiplier(BigInt(hiloRules.ranks), BigInt(winningRanks(rank, guess).length));
  return { higher: offer('higher'), lower: offer('lower') };
}
