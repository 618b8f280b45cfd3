import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';

const KEY = 'games.roulette.spins';
const KEPT = 200;

/** The numbers of one's own spins on this device, newest first. */
export function useSpinLog() {
  const [spins, setSpins] = useState<readonly number[]>(readSpins);
  const add = useCallback((number: number) => {
    setSpins((before) => {
      const after = [number, ...before].slice(0, KEPT);
      writeStored(KEY, after.join());
      return after;
    });
  }, []);
  return { spins, add };
}

function readSpins(): number[] {
  const text = readStored(KEY);
  return text ? text.split(',').map(Number).filter(Number.isInteger) : [];
}
