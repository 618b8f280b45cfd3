import { useSyncExternalStore } from 'react';
import { type Session, session } from './session.ts';

export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
