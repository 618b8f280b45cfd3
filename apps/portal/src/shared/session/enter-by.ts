import { identitySessions } from '@baize/contract';
import { ask } from '../calls/api.ts';
import { kindOfType } from './member.ts';
import { session } from './session.ts';

/** Whoever opened the game elsewhere is signed in here too; one who comes too late is asked to log in. */
export async function enterBy(entry: string): Promise<void> {
  const signedIn = await ask(identitySessions.enter, { entry }).catch(() => null);
  if (!signedIn) return;
  session.begin({ token: signedIn.token, kind: kindOfType(signedIn.customerType) });
}

/** An operator sees this member's pages in this tab, and in no other. */
export async function enterView(entry: string): Promise<void> {
  const view = await ask(identitySessions.enterView, { entry }).catch(() => null);
  if (!view) return;
  const { token, userName, customerType, expiresAt } = view;
  const kind = kindOfType(customerType);
  session.begin({ token, kind, view: { name: userName, until: expiresAt } });
}
