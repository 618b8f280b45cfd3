import { useEffect, useRef } from 'react';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Stake } from '../bets/use-stake.ts';
import type { AutoplayControls } from './use-autoplay.ts';

/** While bets follow one another, the bar shows the stake of the next; afterwards the first one again. */
export function useStakeOf({ auto }: AutoplayControls, { set }: Stake): void {
  const latest = useRef(set);
  latest.current = set;
  const [first, next] = [auto?.stake, auto?.next];
  useEffect(() => {
    if (next !== undefined) latest.current(next);
  }, [next]);
  useEffect(() => {
    if (first === undefined) return;
    return () => latest.current(first);
  }, [first]);
}

/** Says why autoplay ended, where the player did not end it. */
export function useStopNotice({ stopped }: AutoplayControls): void {
  const text = useText();
  useEffect(() => {
    if (stopped) notices.tell({ tone: 'info', title: text(`games.auto.stopped.${stopped}`) });
  }, [stopped, text]);
}
