import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../shared/brand/stored.ts';
import { JACKPOT_START, nextJackpot, nextPauseMs, readJackpot } from './jackpot.ts';

const KEY = 'jackpot';

/** The first picture is the same for everyone; then it goes on from where this browser left it. */
export function useJackpotTicker(): number {
  const [amount, setAmount] = useState(JACKPOT_START);
  useEffect(() => {
    let now = readJackpot(readStored(KEY));
    let timer: ReturnType<typeof setTimeout>;
    setAmount(now);
    const grow = () => {
      now = nextJackpot(now, chance());
      setAmount(now);
      writeStored(KEY, now.toFixed(2));
      wait();
    };
    const wait = () => {
      timer = setTimeout(grow, nextPauseMs(chance()));
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return amount;
}

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
