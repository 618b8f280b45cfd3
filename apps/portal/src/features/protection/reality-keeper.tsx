import { useCallback } from 'react';
import type { SocketEvent } from '../../shared/calls/socket-words.ts';
import { useTopic } from '../../shared/calls/use-socket.ts';
import { overlay } from '../../shared/pages/overlay.ts';

/** The house stopped a bet for a reality check: it is shown on every screen of the member's. */
export function RealityKeeper() {
  const hear = useCallback(({ kind }: SocketEvent) => {
    if (kind === 'reality-check') overlay.open('realityCheck');
  }, []);
  useTopic('me', hear);
  return null;
}
