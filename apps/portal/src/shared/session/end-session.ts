import { overlay } from '../pages/overlay.ts';
import { session } from './session.ts';

let isRenewing = false;

/** The house ended the session; whoever logged out has none left to end. */
export function endedByHouse(): void {
  if (isRenewing || !session.token()) return;
  session.end();
  overlay.open('sessionEnded');
}

/** Trades the session for a fuller one: the old one ends meanwhile, which is no farewell. */
export async function renewSession(trade: () => Promise<string>): Promise<void> {
  isRenewing = true;
  try {
    const token = await trade();
    const current = session.current();
    if (current) session.begin({ ...current, token });
  } finally {
    isRenewing = false;
  }
}
