const LONGEST_WAIT_MS = 30_000;

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
  if (isAlive(button) && isHeard(button)) return;
  if (button.isConnected && performance.now() < until) {
    requestAnimationFrame(() => pressWhenAlive(button, until));
  }
}

/** React stops a press on its way down to a part that still has its last step to make. */
function isHeard(button: HTMLElement): boolean {
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  button.addEventListener('click', arrive, { once: true });
  button.click();
  button.removeEventListener('click', arrive);
  return hasArrived;
}
