import type { WayBack } from '@baize/ui';
import { type Open, overlay } from '../shared/pages/overlay.ts';
import type { createHouseRouter } from './router.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The layer that this step of the history stands for. */
    layer?: string;
    /** Where in it one is: a step of the same layer with another page is another place. */
    layerPage?: string;
  }
}

type Router = ReturnType<typeof createHouseRouter>;
type Step = { id: string; close: () => void; isFrame: boolean };

/**
 * Every layer over the page is a step of the history: back closes it. The first one, where it is an
 * overlay with an address of its own, shows that address, while the page below stays what it was.
 */
export function openWayBack(router: Router): WayBack {
  const steps: Step[] = [];
  /** The browser goes back later than it is told to: what opens in between waits for its step. */
  let isGoingBack = false;
  const waiting: Step[] = [];
  let count = 0;
  // A number of an earlier visit to this tab must not be taken for one of ours.
  const nextId = () => `${performance.timeOrigin}.${++count}`;
  const here = () => router.history.location.state.layer;
  const isStale = () => here() !== undefined && !steps.some(({ id }) => id === here());
  const frame = () => steps.find(({ isFrame }) => isFrame);

  router.history.subscribe(({ action }) => {
    if (action.type !== 'BACK' && action.type !== 'FORWARD' && action.type !== 'GO') return;
    const late = waiting.splice(0);
    const left = isGoingBack ? [] : steps.splice(steps.findIndex(({ id }) => id === here()) + 1);
    isGoingBack = false;
    for (const step of late) show(step);
    for (const { close } of left.reverse()) close();
    // A step whose layer is long closed is no place to stand on.
    const isIdle = late.length === 0 && left.length === 0;
    if (isIdle && action.type === 'BACK' && isStale()) goBack();
  });
  overlay.subscribe(() => {
    const opened = overlay.current();
    const step = frame();
    if (opened && step && here() === step.id) showLayer(router, step, { opened, replace: true });
  });

  function show(step: Step) {
    const opened = overlay.current();
    // One that just closed has not gone back yet: its step is taken over.
    const replace = isStale();
    if (step.isFrame || replace) showLayer(router, step, { opened, replace });
    else repeatAddress(router, step.id);
  }
  function goBack() {
    isGoingBack = true;
    router.history.back();
  }

  return {
    enter(close) {
      const step = { id: nextId(), close, isFrame: overlay.current() !== null && !frame() };
      if (isGoingBack) waiting.push(step);
      else show(step);
      steps.push(step);
      return () => {
        const at = steps.indexOf(step);
        if (at === -1) return;
        steps.splice(at, 1);
        if (waiting.includes(step)) waiting.splice(waiting.indexOf(step), 1);
        // Whoever closes it to go elsewhere is on the way there by then.
        setTimeout(() => {
          if (here() === step.id && !isGoingBack) goBack();
        });
      };
    },
  };
}

/** The same address once more, under whatever mask it wears. */
function repeatAddress(router: Router, layer: string): void {
  const { href, state } = router.history.location;
  router.history.push(href, { ...state, layer });
}

type Shown = { opened: Open; replace: boolean };

/** The page below stays; the address shown is the overlay's, where it has one. */
function showLayer(router: Router, { id: layer, isFrame }: Step, { opened, replace }: Shown): void {
  const mask = isFrame && opened ? addressOf(opened) : undefined;
  const { pathname, hash } = router.state.location;
  void router.navigate({
    to: pathname,
    search: true,
    hash,
    replace,
    resetScroll: false,
    state: (before) => ({ ...before, layer, layerPage: JSON.stringify(opened) }),
    ...(mask && { mask: { ...mask, state: { layer }, unmaskOnReload: true } }),
  } as Parameters<Router['navigate']>[0]);
}

/** Overlays that can be opened by an address show it while they are open. */
function addressOf({ name, page, filters }: NonNullable<Open>) {
  if (name === 'member') return { to: '/member', search: { ...(page && { page }), ...filters } };
  if (name === 'login' || name === 'register' || name === 'help') return { to: `/${name}` };
  return undefined;
}
