import { overlay } from './overlay.ts';
import { session } from './session.ts';

/** The house ended the session; whoever left by himself has none left to end. */
export function endedByHouse(): void {
  if (!session.token()) return;
  session.end();
  overlay.open('sessionEnded');
}
