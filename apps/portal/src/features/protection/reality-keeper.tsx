import { useCallback } from 'react';
import { overlay } from '../../shared/overlay.ts';
import type { SocketEvent } from '../../shared/socket-words.ts';
import { useTopic } from '../../shared/use-socket.ts';

/** The house stopped a bet for a reality check: it is shown on every screen of the member's. */
export function RealityKeeper() {
  const hear = useCallback(({ kind }: SocketEvent) => {
    if (kind === 'reality-check') overlay.open('realityCheck');
  }, []);
  useTopic('me', hear);
  return null;
}
