import { redirect } from '@tanstack/react-router';
import { session } from '../shared/session/session.ts';
import { wantedPage } from '../shared/session/wanted-page.ts';

/** Pages for those who are logged in; others are sent to the login, and from there to where they wanted. */
export function needSession({ location }: { location: { href: string } }): void {
  if (session.token()) return;
  wantedPage.set(location.href);
  throw redirect({ to: '/login', replace: true });
}
