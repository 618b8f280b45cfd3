import { games } from '@baize/contract';
import type { Money } from '@baize/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import type { PlayedRound } from '../stage.ts';
import { useOpenRound } from '../use-open-round.ts';
import { type Play, usePlay, useResumption } from '../use-play.ts';
import type { CrashState } from './crash-state.ts';

export type CrashBet = { betId: string; round: string; stake: Money; wish: number | undefined };

const LOOK_AGAIN_MS = 900;

/** The player's own bet on the shared round: placed, cashed out by hand, or ended by the round. */
export function useCrashBet(state: CrashState | undefined, onDone: (round: PlayedRound) => void) {
  const done = useRef(new Set<string>());
  const finish = useCallback(
    (round: PlayedRound) => {
      if (round.state === 'open' || done.current.has(round.betId)) return;
      done.current.add(round.betId);
      onDone(round);
    },
    [onDone],
  );
  const play = usePlay('crash', { onPresented: finish });
  useResumption(play, useOpenRound('crash'));
  usePresentAtOnce(play);
  const [ended, setEnded] = useState<PlayedRound>();
  const bet = betOf(play, ended);
  const isOver = bet !== undefined && isPast(state, bet.round);
  const wasPaid = useSeatOut(state, bet);
  useEffect(() => {
    if (!bet || !(isOver || wasPaid)) return;
    const look = async () => {
      const whole = await ask(games.findBet, { betId: bet.betId }).catch(() => undefined);
      if (!whole || whole.state === 'open') return false;
      const round = { ...whole, balance: whole.balance ?? 0n, fairness: whole.fairness! };
      setEnded(round);
      finish(round);
      return true;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      if (!(await look())) timer = setTimeout(() => void again(), LOOK_AGAIN_MS);
    };
    void again();
    return () => clearTimeout(timer);
  }, [bet, isOver, wasPaid, finish]);
  return { play, bet: ended && ended.betId === bet?.betId ? undefined : bet, ended };
}

/** There is no picture of a bet alone: the curve is everybody's. */
function usePresentAtOnce({ phase, presented }: Play): void {
  useEffect(() => {
    if (phase === 'showing') presented();
  }, [phase, presented]);
}

function betOf({ round }: Play, ended: PlayedRound | undefined): CrashBet | undefined {
  if (round?.state !== 'open' || ended?.betId === round.betId) return undefined;
  const placed = round.steps[0] as { round?: unknown; autoCashout?: unknown } | undefined;
  return { betId: round.betId, round: String(placed?.round), stake: round.stake, wish: undefined };
}

function isPast(state: CrashState | undefined, round: string): boolean {
  if (!state?.round) return false;
  const now = BigInt(state.round.round);
  return now > BigInt(round) || (now === BigInt(round) && state.round.multiplier !== undefined);
}

function useSeatOut(state: CrashState | undefined, bet: CrashBet | undefined): boolean {
  if (!state || !bet) return false;
  return state.seats.get(bet.round)?.some(({ id, out }) => id === bet.betId && out) ?? false;
}
