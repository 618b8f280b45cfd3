import type { liveParts, Output } from '@baize/contract';
import {
  type BlackjackPlay,
  type BlackjackRound,
  blackjackRules,
  playBlackjack,
  type Story,
} from '@baize/games';
import { type LiveRound, type Seated, storyAtOf } from './round.ts';

type Shown = Output<typeof liveParts.round>;

/** Seats that were taken, in the order in which they are dealt to. */
export const takenSeats = ({ places }: Pick<Seated, 'places'>): number[] =>
  places.flatMap(({ seat, isBehind }) => (isBehind ? [] : [seat])).toSorted((a, b) => a - b);

/** The round as far as its cards may be seen: a decision counts once all who follow it were asked. */
export function playSoFar({
  seated,
  firstCard,
}: Pick<LiveRound, 'seated' | 'firstCard'>): BlackjackPlay {
  return playBlackjack(dealtOf({ seated, firstCard }));
}

function dealtOf({ seated, firstCard }: Pick<LiveRound, 'seated' | 'firstCard'>): BlackjackRound {
  const { moves, cards } = seated!;
  const told = moves.filter(({ isTold }) => isTold);
  return { cards, from: firstCard, seats: takenSeats(seated!), moves: told };
}

/** What is kept of a round that is over: enough to play it again, card by card. */
export function resultOfPlay(round: LiveRound): BlackjackRound {
  const { from, seats, moves, cards } = dealtOf(round);
  const { used } = playSoFar(round);
  return {
    from,
    seats,
    moves: moves.map(({ seat, move, atMs }) => ({ seat, move, atMs })),
    cards: cards.slice(from, from + used),
  };
}

/** A round that was called off has used the cards that it was dealt. */
export function cardsUsed(
  round: Pick<LiveRound, 'state' | 'result' | 'seated' | 'firstCard'>,
): number {
  if (round.state === 'settled' || round.state === 'drawn') {
    return (round.result as BlackjackRound).cards.length;
  }
  return playSoFar(round).used;
}

export function storySoFar(round: LiveRound): Story {
  const { steps, clockMs } = playSoFar(round);
  return { steps, lengthMs: clockMs };
}

/** Until when the decision may be made that the table waits for. */
export function turnEndsAt(round: LiveRound, { turn }: BlackjackPlay): number {
  const { resumedAt } = round.seated!;
  const usual = storyAtOf(round) + turn!.endsAtMs;
  return resumedAt === null ? usual : Math.max(usual, resumedAt + blackjackRules.decisionMs);
}

export function showTurn(round: LiveRound): Shown['turn'] {
  if (!round.seated || round.state !== 'playing') return null;
  const play = playSoFar(round);
  if (!play.turn) return null;
  const { seats, hand, moves } = play.turn;
  return { seats, hand, moves, endsAt: turnEndsAt(round, play) };
}

/** Who sits where, by masked names, and how many follow each seat. */
export function showSeats({ seated }: LiveRound): Shown['seats'] {
  if (!seated) return [];
  const { places, moves } = seated;
  return places
    .filter(({ isBehind }) => !isBehind)
    .map(({ seat, name }) => ({
      seat,
      name,
      behind: places.filter((one) => one.seat === seat && one.isBehind).length,
      decisions: moves.filter((move) => move.seat === seat && move.isTold).length,
    }))
    .toSorted((a, b) => a.seat - b.seat);
}
