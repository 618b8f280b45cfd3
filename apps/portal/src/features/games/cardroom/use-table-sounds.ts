import { useEffect, useRef } from 'react';
import type { PlaySound } from '../stage/sound.ts';
import type { CardTable } from './card-table.ts';
import { outcomeOf } from './table/outcome-of.ts';

/** A knock when one is asked, a tick for others' moves, a chime for a win. */
export function useTableSounds(table: CardTable, playSound: PlaySound): void {
  const { hand, mine } = table;
  const isMine = hand?.phase === 'playing' && hand.clocks.some(({ seat }) => seat === mine?.seat);
  const net = outcomeOf(table)?.net ?? 0n;
  const moves = useRef(hand?.moves);
  useEffect(() => {
    if (moves.current !== hand?.moves) playSound('tick');
    moves.current = hand?.moves;
  }, [hand?.moves, playSound]);
  useEffect(() => {
    if (isMine) playSound('reveal');
  }, [isMine, playSound]);
  useEffect(() => {
    if (net > 0n) playSound('win');
    else if (net < 0n) playSound('lose');
  }, [net, playSound]);
}
