import { overlay } from '../pages/overlay.ts';
import { session } from './session.ts';

/** Rooms for members: a visitor is asked to log in, a guest is told that a real account is needed. */
export function admitMember(): boolean {
  const kind = session.current()?.kind;
  if (!kind) overlay.open('login');
  else if (kind === 'trial') overlay.open('realAccount');
  return kind === 'member' || kind === 'agent';
}

export function openMemberCentre(page?: string): void {
  if (admitMember()) overlay.open('member', page);
}
