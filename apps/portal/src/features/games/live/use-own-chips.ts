import { moneyText } from '@baize/money';
import { useCallback, useEffect, useState } from 'react';
import { useChips } from '../stage/chips.tsx';
import type { Spots } from '../stage/favourite-chips.tsx';
import type { Choice } from '../stage/stage.ts';
import type { useSound } from '../stage/use-sound.ts';
import type { LiveState } from './live-state.ts';
import { useLiveBet } from './use-live-bet.ts';

type Own = {
  state: LiveState;
  refresh: () => void;
  isFun: boolean;
  sound: Pick<ReturnType<typeof useSound>, 'playSound'>;
};

/** Chips that wait on the cloth belong to a round: with the next one they are gone, or asked for again. */
export function useOwnChips({ state, refresh, isFun, sound }: Own) {
  const [choice, setChoice] = useState<Choice>({ spots: {} });
  const onTaken = useCallback(() => setChoice({ spots: {} }), []);
  const bet = useLiveBet({ state, isFun, refresh, onTaken });
  const isOpen = state.round?.phase === 'betting' && !state.table.isPaused;
  const chips = useChips({
    code: state.table.game,
    choice,
    setChoice,
    isBusy: !isOpen || bet.isSending,
    playSound: sound.playSound,
    limits: state.table.limits,
  });
  const number = state.round?.number;
  const { rememberLast } = chips;
  const sent = state.mine?.chips;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round that closes
  useEffect(() => {
    const laid = Object.entries(sent ?? {}).filter(([id]) =>
      state.spots.some((spot) => spot.id === id),
    );
    if (laid.length > 0) rememberLast(asNumbers(Object.fromEntries(laid)));
  }, [number, sent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins with an empty cloth
  useEffect(() => setChoice({ spots: {} }), [number]);
  const { playSound } = sound;
  const payout = state.mine?.state === 'settled' ? state.mine.payout : 0n;
  useEffect(() => {
    if (payout > 0n) playSound('win');
  }, [payout, playSound]);
  return { chips, bet };
}

const asNumbers = (chips: Readonly<Record<string, bigint>>): Spots =>
  Object.fromEntries(Object.entries(chips).map(([id, amount]) => [id, Number(moneyText(amount))]));
