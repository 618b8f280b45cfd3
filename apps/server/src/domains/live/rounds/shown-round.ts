import type { liveParts, Output } from '@baize/contract';
import { openChanceAt } from '../../play/index.ts';
import { type LiveRound, RESULT_MS, storyAtOf, storyOf } from './round.ts';
import { showSeats, showTurn, storySoFar } from './seats.ts';

type ShownRound = Output<typeof liveParts.round>;
type Proof = Output<typeof liveParts.proof>;

/** A round as everyone may see it now. */
export function showRound(round: LiveRound, now: number): ShownRound {
  const { table, state, result, mark, endsAt, closesAt } = round;
  const isDrawn = state === 'drawn' || state === 'settled';
  const isTold = isDrawn || state === 'playing';
  return {
    number: Number(round.number),
    shoe: shoeNumber(round),
    hand: round.hand,
    phase: phaseOf(round, now),
    opensAt: round.opensAt,
    closesAt,
    storyAt: isTold ? storyAtOf(round) : null,
    endsAt,
    nextAt: endsAt === null ? null : endsAt + RESULT_MS,
    story: isTold ? shownStory(round) : null,
    result: isDrawn ? result : null,
    mark: isDrawn ? mark : null,
    open: table.game.foretell?.(openChanceAt(round.place)) ?? null,
    seats: showSeats(round),
    turn: showTurn(round),
  };
}

function shownStory(round: LiveRound) {
  const { steps, lengthMs } =
    round.state === 'playing' ? storySoFar(round) : storyOf(round, round.result);
  return { steps: [...steps], lengthMs };
}

export function phaseOf({ state, closesAt, endsAt }: LiveRound, now: number): ShownRound['phase'] {
  if (state === 'void') return 'void';
  if (state === 'open') return now < closesAt ? 'betting' : 'closed';
  if (state === 'closed') return 'closed';
  return endsAt !== null && now >= endsAt ? 'result' : 'dealing';
}

/** Of one chain after another: the first link of the first chain is shoe 1. */
export function shoeNumber({ place }: LiveRound): number {
  return place.link;
}

/** What a round can be checked by; `isOver` says whether its link may be told. */
export function proofOf({ place: { chain, link } }: LiveRound, isOver: boolean): Proof {
  return {
    chainId: String(chain.id),
    commitment: chain.commitment,
    salt: chain.salt,
    link,
    previousHash: chain.links[link - 1]!,
    hash: isOver ? chain.links[link]! : null,
  };
}

/** A round without a shoe shows its link with its result; a shoe does when another one is in use. */
export function isLinkOver(round: LiveRound, newest: LiveRound): boolean {
  const { chain, link } = round.place;
  const isOld = chain.id !== newest.place.chain.id || link < newest.place.link;
  if (isOld) return true;
  if (round.table.game.decks) return false;
  return round.state === 'drawn' || round.state === 'settled' || round.state === 'void';
}
