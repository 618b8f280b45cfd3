/** A window of its own for a game; false where the browser held it back. */
export function openGameWindow(address: string): boolean {
  const opened = window.open(address, 'baize-game');
  if (!opened) return false;
  // The game must not be able to send this page elsewhere.
  opened.opener = null;
  opened.focus();
  return true;
}
