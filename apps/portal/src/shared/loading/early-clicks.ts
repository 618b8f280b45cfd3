const LONGEST_WAIT_MS = 30_000;
/** A part that was just taken over still has its last step to make. */
const LAST_STEP_MS = 50;

/** React marks what it has taken over by a name of its own. */
const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * A page that the server drew can be pressed before it hears anything. A press of a button is kept, and
 * done as soon as the button can hear it; a link leads on by itself.
 */
export function keepEarlyClicks(): void {
  window.addEventListener('click', keepClick, true);
}

function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('#root button') : null;
  if (!(button instanceof HTMLElement) || isAlive(button)) return;
  event.preventDefault();
  event.stopPropagation();
  pressWhenAlive(button, performance.now() + LONGEST_WAIT_MS);
}

function pressWhenAlive(button: HTMLElement, until: number): void {
  if (isAlive(button)) setTimeout(() => button.click(), LAST_STEP_MS);
  else if (button.isConnected && performance.now() < until) {
    requestAnimationFrame(() => pressWhenAlive(button, until));
  }
}
