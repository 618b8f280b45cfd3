import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useCallback } from 'react';
import { overlay } from '../../shared/pages/overlay.ts';

/** The house stopped a bet for a reality check: it is shown on every screen of the member's. */
export function RealityKeeper() {
  const hear = useCallback(({ kind }: SocketEvent) => {
    if (kind === 'reality-check') overlay.open('realityCheck');
  }, []);
  useTopic('me', hear);
  return null;
}
