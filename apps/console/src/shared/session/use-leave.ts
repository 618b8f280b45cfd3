import { operatorsSession } from '@baize/contract';
import { ask } from '../api.ts';
import { session } from './session.ts';

/** Ends the session here and on the server; a lost line must not keep anyone signed in. */
export function useLeave(): () => void {
  return () => void leave('left');
}

export async function leave(why: 'left' | 'idle'): Promise<void> {
  try {
    await ask(operatorsSession.logout, {});
  } finally {
    session.end(why);
  }
}
