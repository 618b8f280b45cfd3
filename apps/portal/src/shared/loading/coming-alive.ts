import { createContext, type RefCallback } from 'react';

/** A part of the drawn page that waits: it is made alive when its gate opens. */
export type Gate = { isOpen: boolean; opened: Promise<void>; watch: RefCallback<HTMLElement> };

export type Keeper = {
  /** A gate for a part that the server drew; none once the page was left or reached for. */
  newGate: () => Gate | undefined;
  openAll: () => void;
};

/** Null where nothing was drawn, and whatever is shown is alive from the beginning. */
export const KeeperContext = createContext<Keeper | null>(null);

/** What comes into view is alive a little before. */
const NEAR = '200px 0px';
const APPROACHES = ['pointerover', 'pointerdown', 'focusin'] as const;
/** These may change the page as a whole. */
const DEEDS = ['click', 'keydown'] as const;

/**
 * The page comes alive where someone can reach it: a part below the first view waits until it comes
 * near, until a hand or the focus approaches it, or until anything at all is done.
 */
export function createKeeper(): Keeper {
  const gates = new Map<Element, () => void>();
  let isOver = false;
  const sight = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) open(target);
    },
    { rootMargin: NEAR },
  );
  function open(element: Element): void {
    sight.unobserve(element);
    gates.get(element)?.();
    gates.delete(element);
  }
  function approach({ target }: Event): void {
    for (const element of [...gates.keys()]) {
      if (target instanceof Node && element.contains(target)) open(element);
    }
  }
  function openAll(): void {
    isOver = true;
    for (const element of [...gates.keys()]) open(element);
    for (const sign of APPROACHES) window.removeEventListener(sign, approach, true);
    for (const deed of DEEDS) window.removeEventListener(deed, openAll, true);
  }
  for (const sign of APPROACHES) window.addEventListener(sign, approach, true);
  for (const deed of DEEDS) window.addEventListener(deed, openAll, true);
  function newGate(): Gate | undefined {
    if (isOver) return undefined;
    let resolve = () => {};
    const opened = new Promise<void>((done) => {
      resolve = done;
    });
    const watch = (element: HTMLElement | null) => {
      if (!element || gate.isOpen) return undefined;
      gates.set(element, () => {
        gate.isOpen = true;
        resolve();
      });
      if (isOver) open(element);
      else sight.observe(element);
      return () => open(element);
    };
    const gate: Gate = { isOpen: false, opened, watch };
    return gate;
  }
  return { newGate, openAll };
}
