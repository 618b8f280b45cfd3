import { overlay } from '../pages/overlay.ts';
import { session } from '../session/session.ts';

/** Asks to log in and then goes on; whoever closes the dialog has thought better of it. */
export function openAfterLogin(open: () => void): void {
  overlay.open('login');
  const stops = [session.subscribe(settle), overlay.subscribe(settle)];
  function settle(): void {
    const isIn = session.current() !== null;
    if (!isIn && overlay.current() !== null) return;
    for (const stop of stops) stop();
    // The dialog that let the member in closes itself first.
    if (isIn) setTimeout(open);
  }
}
