import { seconds } from '@baize/calendar';
import { useEffect, useState } from 'react';
import { houseTime } from '../../shared/times/house-time.ts';

/** Whole seconds up to an instant, counted down by the house's clock, which also decides. */
export function useSecondsLeft(until: number | null, onOver?: () => void): number {
  const [now, setNow] = useState(houseTime.now);
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / seconds(1)));
  const isOver = left === 0;
  useEffect(() => {
    if (until === null || isOver) return;
    const timer = setInterval(() => setNow(houseTime.now()), 250);
    return () => clearInterval(timer);
  }, [until, isOver]);
  useEffect(() => {
    if (until !== null && isOver) onOver?.();
  }, [until, isOver, onOver]);
  return left;
}

/** 14:05, or 1:02:03: figures that stand still while they count. */
export function clockText(total: number): string {
  const [hours, minutes, rest] = [total / 3600, (total / 60) % 60, total % 60].map(Math.floor);
  const two = (part: number) => String(part).padStart(2, '0');
  return hours! > 0 ? `${hours}:${two(minutes!)}:${two(rest!)}` : `${two(minutes!)}:${two(rest!)}`;
}
