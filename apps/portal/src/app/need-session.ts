import { redirect } from '@tanstack/react-router';
import { session } from '../shared/session.ts';

/** Pages for those who are logged in; others are sent to the login. */
export function needSession(): void {
  if (!session.token()) throw redirect({ to: '/login', replace: true });
}
