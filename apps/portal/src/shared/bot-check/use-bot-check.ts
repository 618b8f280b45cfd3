import { minutes } from '@baize/calendar';
import { identityCodes } from '@baize/contract';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../calls/api.ts';
import { solveChallenge } from './solve-challenge.ts';

/** A challenge lives for ten minutes; one that is nearly over is not worth sending. */
const GOOD_FOR_MS = minutes(8);

type Solved = { answer: Promise<string | undefined>; at: number };

/** Solves the bot check unseen while the form is filled in; each answer is good for one use. */
export function useBotCheck(): () => Promise<string | undefined> {
  const waiting = useRef<Solved | null>(null);
  useEffect(() => {
    waiting.current ??= begin();
  }, []);
  return useCallback(async () => {
    const ready = waiting.current;
    waiting.current = null;
    const isFresh = ready && performance.now() - ready.at < GOOD_FOR_MS;
    const answer = await (isFresh ? ready : begin()).answer;
    waiting.current = begin();
    return answer;
  }, []);
}

function begin(): Solved {
  return { answer: solve(), at: performance.now() };
}

/** Without an answer the house decides whether it wants one. */
async function solve(): Promise<string | undefined> {
  try {
    return await solveChallenge(await ask(identityCodes.botChallenge, {}));
  } catch {
    return undefined;
  }
}
