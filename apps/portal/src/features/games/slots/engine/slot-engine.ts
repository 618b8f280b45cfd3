import 'pixi.js/unsafe-eval';
import { palettes } from '@baize/art';
import { Application, CanvasSource, Container, Graphics, RendererType, Texture } from 'pixi.js';
import type { SlotSet } from '../../../../shared/own-games/slot-theme.ts';
import type { BoardView } from './board-view.ts';
import { driftLayer } from './drift.ts';
import { createMotion } from './motion.ts';
import type { Scene, ShownWin } from './plan.ts';
import { reelBoard } from './reel-board.ts';
import { dearest, mannerOf, type Props, type Showing, showScenes } from './show-scenes.ts';
import type { StageLayout } from './stage-layout.ts';
import type { Teller } from './stage-words.ts';
import { buildAtlas, type SymbolAtlas } from './symbol-atlas.ts';
import { tumbleBoard } from './tumble-board.ts';
import { winMarks } from './win-marks.ts';

export type ShowOptions = Pick<Showing, 'isFast' | 'isReduced' | 'isCalm' | 'stake'> &
  Partial<Pick<Showing, 'from' | 'onSpin'>>;

/** The moving picture of one slot. It decides nothing: it is told boards, wins and amounts. */
export type SlotEngine = {
  resize(layout: StageLayout): void;
  rest(board: readonly (readonly string[])[], stops: readonly number[] | undefined): void;
  start(options: ShowOptions): void;
  play(scenes: readonly Scene[], options: ShowOptions): Promise<void>;
  /** All of a round at once, as it stands when it is over. */
  showEnd(scenes: readonly Scene[]): void;
  giveUp(options: ShowOptions): Promise<void>;
  hurry(): void;
  destroy(): void;
};

type Opening = {
  host: HTMLElement;
  set: SlotSet;
  layout: StageLayout;
  teller: Teller;
  isReduced: boolean;
  onLost(): void;
};

const MAX_DENSITY = 2;
/** A picture that only drifts needs half the frames. */
const IDLE_FPS = 30;
/** After a pause the story goes on where it was. */
const LONGEST_FRAME_MS = 120;

/** What moves, and how far it has got. */
type Stage = {
  app: Application;
  set: SlotSet;
  teller: Teller;
  density: number;
  scene: ReturnType<typeof setUp>;
  layout: StageLayout;
  atlas: SymbolAtlas;
  /** Grows with every beginning: what began in an earlier turn is not wanted any more. */
  turn: number;
};

export async function openSlotEngine(opening: Opening): Promise<SlotEngine> {
  const { host, set, teller, layout, onLost } = opening;
  const density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1);
  const app = await openApplication(layout, density);
  app.canvas.setAttribute('aria-hidden', 'true');
  app.canvas.addEventListener('webglcontextlost', onLost);
  host.append(app.canvas);
  const atlas = await buildAtlas(set, layout.cabinet.cell, density);
  const scene = setUp(app, set, opening.isReduced);
  const stage: Stage = { app, set, teller, density, scene, layout, atlas, turn: 0 };
  placeAll(stage);
  return engineOf(stage, onLost);
}

async function openApplication(
  { width, height }: StageLayout,
  density: number,
): Promise<Application> {
  const app = new Application();
  await app.init({
    width,
    height,
    resolution: density,
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: density < 2,
    preference: 'webgl',
    sharedTicker: false,
    eventFeatures: noEvents,
  });
  // Anything but WebGL is too slow to be fun: the board at rest shows the same.
  if (app.renderer.type !== RendererType.WEBGL) {
    app.destroy(true);
    throw new Error('No WebGL here');
  }
  return app;
}

function engineOf(stage: Stage, onLost: () => void): SlotEngine {
  const { app, teller, scene } = stage;
  const { motion, board, marks } = scene;
  const engine: SlotEngine = {
    resize(layout) {
      stage.layout = layout;
      app.renderer.resize(layout.width, layout.height);
      placeAll(stage);
      void refineSymbols(stage);
    },
    rest(shown, stops) {
      beginTurn(stage);
      board.show(shown, stops);
    },
    start(options) {
      beginTurn(stage);
      teller.cue('start');
      teller.count(0n);
      teller.say({ ...nothingTold });
      board.start(mannerOf(showingOn(stage, options)));
    },
    async play(scenes, options) {
      beginTurn(stage);
      const own = showingOn(stage, options);
      if (document.hidden) engine.showEnd(scenes);
      else await showScenes(scenes, own);
      if (own.isOn()) relax(stage, lastWins(scenes));
    },
    showEnd(scenes) {
      beginTurn(stage);
      const end = scenes.at(-1);
      if (end?.scene !== 'end') return;
      board.show(end.board, end.stops);
      marks.show(lastWins(scenes), stage.layout);
      teller.count(end.payout);
    },
    async giveUp(options) {
      beginTurn(stage);
      await board.giveUp(mannerOf(showingOn(stage, options)));
      marks.wait(undefined, stage.layout);
    },
    hurry: motion.hurry,
    destroy() {
      stage.turn += 1;
      motion.stop();
      app.canvas.removeEventListener('webglcontextlost', onLost);
      stage.atlas.destroy();
      scene.destroy();
      app.destroy({ removeView: true }, { children: true });
    },
  };
  return engine;
}

function placeAll({ scene, layout, atlas }: Stage): void {
  scene.board.place(layout, atlas);
  scene.place(layout);
  scene.marks.clear();
}

function propsOf(stage: Stage): Props {
  const { board, marks, motion, drift } = stage.scene;
  return {
    board,
    marks,
    motion,
    teller: stage.teller,
    layout: () => stage.layout,
    side: () => stage.atlas.side,
    burst(count) {
      const { width, y, box } = stage.layout;
      drift?.burst(width / 2, y + box.height * 0.7, count);
    },
  };
}

function beginTurn(stage: Stage): void {
  stage.turn += 1;
  stage.app.ticker.maxFPS = 0;
  stage.scene.motion.calm();
  stage.scene.marks.clear();
}

function showingOn(stage: Stage, options: ShowOptions): Showing {
  const own = stage.turn;
  return { ...propsOf(stage), ...options, isOn: () => own === stage.turn };
}

function relax(stage: Stage, wins: readonly ShownWin[]): void {
  stage.app.ticker.maxFPS = IDLE_FPS;
  if (wins.length === 0) stage.scene.marks.clear();
  const own = stage.turn;
  void idle(wins, propsOf(stage), () => own === stage.turn);
}

/** Symbols are drawn again where they became much larger or smaller. */
async function refineSymbols(stage: Stage): Promise<void> {
  const { app, set, density } = stage;
  const wanted = Math.min(256, stage.layout.cabinet.cell * density);
  if (Math.abs(wanted - stage.atlas.side) < stage.atlas.side * 0.25) return;
  const before = stage.atlas;
  const own = stage.turn;
  const next = await buildAtlas(set, stage.layout.cabinet.cell, density);
  if (!app.renderer || (own !== stage.turn && stage.atlas !== before)) return next.destroy();
  stage.atlas = next;
  stage.scene.board.place(stage.layout, next);
  before.destroy();
}

const noEvents = { move: false, globalMove: false, click: false, wheel: false };

const nothingTold = {
  win: undefined,
  by: undefined,
  banner: undefined,
  free: undefined,
  total: 0n,
  isOver: false,
  isCapped: false,
};

function setUp(app: Application, set: SlotSet, isReduced: boolean) {
  const motion = createMotion();
  const { rules, columns, rows, art, look } = set;
  const board: BoardView =
    rules.model === 'tumble65' ? tumbleBoard(set, motion) : reelBoard(set, motion);
  const palette = palettes[art.palette as keyof typeof palettes] ?? palettes.ink;
  const lamp = look.reels === 'paper' ? palette.b[1] : palette.m[0];
  const glow = glowFace();
  const marks = winMarks({
    board,
    motion,
    columns,
    rows,
    glow,
    lines: rules.model === 'lines25' ? rules.lines : [],
    tint: Number.parseInt(lamp.slice(1), 16),
  });
  const window = new Container();
  const mask = new Graphics();
  window.mask = mask;
  window.addChild(marks.under, board.view);
  app.stage.addChild(mask, window, marks.over);
  const colours = [palette.m[0], palette.b[0], palette.a[1]];
  const drift = isReduced ? undefined : driftLayer(look.drift, colours, unsteady());
  if (drift) app.stage.addChild(drift.view);
  const tick = () => {
    const ms = Math.min(LONGEST_FRAME_MS, app.ticker.deltaMS);
    motion.tick(ms);
    board.tick(ms);
    drift?.tick(ms);
  };
  app.ticker.add(tick);
  return {
    motion,
    board,
    marks,
    drift,
    place({ x, y, box, cabinet, width, height }: StageLayout) {
      const { columns: across, cell, gap } = cabinet;
      const wide = across * (cell + gap) - gap;
      mask
        .clear()
        .rect(x + box.left, y + box.top, wide, cabinet.rows * cell)
        .fill(0xffffff);
      drift?.resize(width, height, { x, y, width: box.width, height: box.height });
    },
    destroy() {
      app.ticker.remove(tick);
      drift?.destroy();
      glow.destroy(true);
    },
  };
}

/** Chance for ornament only: where a petal drifts decides nothing. */
function unsteady(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

function glowFace(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 96;
  canvas.height = 96;
  const pen = canvas.getContext('2d')!;
  const light = pen.createRadialGradient(48, 48, 4, 48, 48, 48);
  light.addColorStop(0, '#ffffffcc');
  light.addColorStop(0.5, '#ffffff55');
  light.addColorStop(1, '#ffffff00');
  pen.fillStyle = light;
  pen.fillRect(0, 0, 96, 96);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

/** The wins that still stand on the board when the round is over. */
export function lastWins(scenes: readonly Scene[]): ShownWin[] {
  const from = scenes.findLastIndex(({ scene }) => scene === 'spin' || scene === 'tumble');
  return scenes.slice(from + 1).flatMap((scene) => (scene.scene === 'wins' ? scene.wins : []));
}

/** Until the next spin, the wins are pointed at in turn. */
async function idle(wins: readonly ShownWin[], on: Props, isOn: () => boolean): Promise<void> {
  if (wins.length === 0) return;
  const round = dearest(wins);
  for (let i = 0; isOn(); i += 1) {
    const win = round[i % round.length]!;
    on.marks.show([win], on.layout());
    on.teller.say({ win });
    await on.motion.wait(1400);
  }
}
