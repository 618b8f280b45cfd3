const FOCUSABLE = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled]):not([type="hidden"])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  '[tabindex]:not([tabindex="-1"])',
].join(',');

/** Keeps Tab inside: from the last element it leads to the first, and back. */
export function holdTab(
  event: { key: string; shiftKey: boolean; preventDefault(): void },
  within: HTMLElement,
) {
  if (event.key !== 'Tab') return;
  const reachable = focusableIn(within);
  const edge = event.shiftKey ? reachable[0] : reachable.at(-1);
  const active = document.activeElement;
  const isLeaving = active === edge || active === within || !within.contains(active);
  if (!isLeaving && edge) return;
  event.preventDefault();
  ((event.shiftKey ? reachable.at(-1) : reachable[0]) ?? within).focus();
}

/** The element marked with data-autofocus, else the first field, else the layer itself. */
export function focusFirst(within: HTMLElement) {
  const wanted =
    within.querySelector<HTMLElement>('[data-autofocus]') ??
    within.querySelector<HTMLElement>(
      'input:not([type="hidden"]):not([disabled]), textarea, select',
    );
  (wanted ?? within).focus({ preventScroll: true });
}

function focusableIn(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert], [hidden]') && element.tabIndex >= 0,
  );
}
