import type { CrashState } from './crash-state.ts';
import { type Curve, type Out, openCurve } from './draw-curve.ts';
import type { WorthLine } from './worth.ts';

export type Mode = 'waiting' | 'betting' | 'flying' | 'crashed';

type Wanted = {
  canvas: HTMLCanvasElement;
  /** Where the figure is written, straight to the page. */
  figure: HTMLElement;
  growthPerMs: number;
  worth: WorthLine;
  /** Motion is unwanted: the curve is drawn now and then, and nothing drifts. */
  isStill: boolean;
  look: () => { state: CrashState | undefined; outs: readonly Out[] };
  onMode: (mode: Mode) => void;
};

const TELL_MS = 60;
const STILL_MS = 500;

/** Draws frame after frame until it is stopped; what stands still is drawn once. */
export function runCurve(wanted: Wanted): () => void {
  const { canvas, figure, worth, isStill, look, onMode } = wanted;
  const board = openCurve(canvas, isStill);
  if (!board) return () => {};
  const view = newView(wanted.growthPerMs);
  let [frame, toldAt, drawnAt, isStale] = [0, 0, 0, true];
  let modeShown: Mode | undefined;
  const size = new ResizeObserver(([entry]) => {
    board.resize(entry!.contentRect.width, entry!.contentRect.height);
    drawnAt = 0;
    isStale = true;
  });
  size.observe(canvas);
  const paint = (now: number) => {
    if (!isStale || (isStill && now - drawnAt < STILL_MS)) return;
    board.draw(view);
    drawnAt = now;
    isStale = false;
  };
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    const { state, outs } = look();
    if (view.outs !== outs) isStale = true;
    view.outs = outs;
    if (lookAt(view, state)) isStale = true;
    const isTurn = view.mode !== modeShown;
    if (isTurn) {
      modeShown = view.mode;
      [drawnAt, isStale] = [0, true];
      onMode(view.mode);
    }
    paint(now);
    if (figure.textContent !== view.figure) figure.textContent = view.figure;
    if (!isTurn && now - toldAt < TELL_MS) return;
    toldAt = now;
    worth.tell(view.mode === 'flying' ? view.hundredths : undefined);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
  };
}

type View = Curve & { mode: Mode; hundredths: number; figure: string };

const newView = (growthPerMs: number): View => ({
  growthPerMs,
  elapsedMs: -1,
  isCrashed: false,
  outs: [],
  mode: 'waiting',
  hundredths: 100,
  figure: '–',
});

/** Looks where the round stands by the house's clock; says whether that is elsewhere than before. */
function lookAt(view: View, state: CrashState | undefined): boolean {
  const before = view.elapsedMs;
  const round = state?.round;
  view.isCrashed = round?.multiplier !== undefined;
  if (!state || !round) {
    view.mode = 'waiting';
    view.elapsedMs = -1;
    view.figure = '–';
  } else if (round.multiplier !== undefined) {
    view.mode = 'crashed';
    view.elapsedMs = Math.log(round.multiplier) / view.growthPerMs;
    view.figure = `${round.multiplier.toFixed(2)}×`;
  } else {
    fly(view, Date.now() + state.aheadMs - round.startsAt);
  }
  return Math.max(0, view.elapsedMs) !== Math.max(0, before);
}

function fly(view: View, elapsedMs: number): void {
  view.elapsedMs = elapsedMs;
  view.mode = elapsedMs < 0 ? 'betting' : 'flying';
  if (elapsedMs < 0) {
    view.figure = `${(-elapsedMs / 1000).toFixed(1)} s`;
    return;
  }
  const hundredths = Math.floor(Math.exp(view.growthPerMs * elapsedMs) * 100 + 1e-9);
  if (hundredths === view.hundredths && view.figure.endsWith('×')) return;
  view.hundredths = hundredths;
  view.figure = `${(hundredths / 100).toFixed(2)}×`;
}
