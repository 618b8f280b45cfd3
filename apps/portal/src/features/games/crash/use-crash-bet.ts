import type { Money } from '@baize/money';
import { useCallback, useEffect, useRef } from 'react';
import { readBet } from '../bets/read-bet.ts';
import { type Play, usePlay, useResumption } from '../bets/use-play.ts';
import type { PlayedRound } from '../stage/stage.ts';
import type { CrashState } from './crash-state.ts';
import { useHasReached, type WorthLine } from './worth.ts';

export type CrashBet = {
  betId: string;
  round: string;
  stake: Money;
  /** Where it leaves by itself. */
  input: number | undefined;
  /** Paid already, by hand or by wish; the round itself may fly on. */
  isOut: boolean;
};

const LOOK_AGAIN_MS = 900;

type Told = {
  slip: string;
  state: CrashState | undefined;
  worth: WorthLine;
  /** A bet of this slip that was found open; null when there is none, undefined while unknown. */
  found: PlayedRound | null | undefined;
  /** Called once for each bet that is over. */
  onDone: (round: PlayedRound) => void;
};

/** The player's own bet on the shared round: placed, cashed out by hand, or ended by the round. */
export function useCrashBet({ slip, state, worth, found, onDone }: Told) {
  const done = useRef(new Set<string>());
  const finish = useCallback(
    (round: PlayedRound) => {
      if (round.state === 'open' || done.current.has(round.betId)) return;
      done.current.add(round.betId);
      onDone(round);
    },
    [onDone],
  );
  const play = usePlay('crash', { slip, onPresented: finish });
  useResumption(play, found);
  usePresentAtOnce(play);
  const hasReached = useHasReached(worth, inputOf(play.round));
  const bet = betOf(play, state, hasReached);
  const endedId = bet && (bet.isOut || isPast(state, bet.round)) ? bet.betId : undefined;
  const { end } = play;
  useEffect(() => {
    if (!endedId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const round = await readBet(endedId);
      if (!round || round.state === 'open') {
        timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
        return;
      }
      finish(round);
      end(round);
    };
    void look();
    return () => clearTimeout(timer);
  }, [endedId, finish, end]);
  return { play, bet };
}

/** There is no picture of a bet alone: the curve is everybody's. */
function usePresentAtOnce({ phase, presented }: Play): void {
  useEffect(() => {
    if (phase === 'showing') presented();
  }, [phase, presented]);
}

type Placed = { round?: unknown; autoCashout?: number };

/** In hundredths. */
function inputOf(round: PlayedRound | undefined): number | undefined {
  const input = (round?.steps[0] as Placed | undefined)?.autoCashout;
  return input === undefined ? undefined : Math.round(input * 100);
}

function betOf(
  { round }: Play,
  state: CrashState | undefined,
  hasReached: boolean,
): CrashBet | undefined {
  if (round?.state !== 'open') return undefined;
  const { betId, stake, steps } = round;
  const placed = (steps[0] ?? {}) as Placed;
  const id = String(placed.round);
  const input = placed.autoCashout;
  const isSeenOut = state?.seats.get(id)?.some((seat) => seat.id === betId && seat.out) ?? false;
  // Play money is told to nobody, so one's own wish is watched here too.
  const isDue = state?.round?.round === id && hasReached;
  return { betId, round: id, stake, input, isOut: isSeenOut || isDue };
}

function isPast(state: CrashState | undefined, round: string): boolean {
  if (!state?.round) return false;
  const now = BigInt(state.round.round);
  return now > BigInt(round) || (now === BigInt(round) && state.round.multiplier !== undefined);
}
