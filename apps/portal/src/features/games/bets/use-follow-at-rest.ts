import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useCallback, useEffect, useState } from 'react';

/** An own bet is told of as well; its answer is quicker than this. */
const SETTLE_MS = 1_000;

/**
 * What moved the member's money elsewhere, a deposit or another device, shows here while no round is
 * on its way: a win is never told before its picture.
 */
export function useFollowAtRest(isAtRest: boolean, refresh: () => void): void {
  const [heard, setHeard] = useState(0);
  const hear = useCallback(({ kind }: SocketEvent) => {
    if (kind !== 'message') setHeard((count) => count + 1);
  }, []);
  useTopic('me', hear);
  useEffect(() => {
    if (heard === 0 || !isAtRest) return;
    const timer = setTimeout(refresh, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [heard, isAtRest, refresh]);
}
