import { overlay } from '../pages/overlay.ts';
import { session } from '../session/session.ts';

/** Asks to log in and then goes on; whoever closes the dialog has thought better of it. */
export function openAfterLogin(open: () => void): void {
  overlay.open('login');
  const stops = [session.subscribe(settle), overlay.subscribe(settle)];
  function settle(): void {
    if (session.current() !== null) {
      stop();
      // The dialog that let the member in closes itself first.
      setTimeout(open);
    } else if (overlay.current() === null) {
      // A dialog that goes away as it lets someone in is not one that was closed.
      setTimeout(() => {
        if (overlay.current() === null && session.current() === null) stop();
      });
    }
  }
  function stop(): void {
    for (const end of stops) end();
  }
}
