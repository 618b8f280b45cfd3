import { setTimeout as sleep } from 'node:timers/promises';
import { openProxy } from './bench-proxy.mjs';
import { figuresOf, TRACED, workOfFrames, workOfSixtieths } from './frame-trace.mjs';
import { holdFish } from './full-sea.mjs';

/**
 * What one frame of a full sea takes of a phone's processor: eighty fish, automatic fire, a phone's screen and a
 * processor four times slower. Counted is all script of the page's own thread between two frames, by that thread's
 * own time; what draws the points runs elsewhere. It is traced at full speed first: slowed down on two cores frames
 * come less often, and each then carries the messages of several. Both painters are measured: a phone uses WebGL.
 */
const PHONE = { width: 390, height: 844 };
const CPU_SLOWER = 4;
const FISH = 80;
/** Of them so many are the house's, about as many as it has there by itself. */
const HOUSE_FISH = 24;
/** One's first seconds draw the sheets and warm the code up: they pass at full speed. */
const SETTLE_MS = 12_000;
const WATCH_MS = 15_000;
const ROOM = 'fish-reef';
const MEMBER = { username: 'player6', password: 'Baize-demo-1' };
const PAINTERS = { webgl: playCard, canvas: refuseWebgl };

/** By `webgl` or by `canvas`. */
export async function measureSea(browser, url, painter) {
  const proxy = await openProxy(url, holdFish({ count: FISH, houseLanes: HOUSE_FISH }));
  try {
    return await measureFrames(browser, proxy.url, painter);
  } finally {
    proxy.close();
  }
}

async function measureFrames(browser, url, painter) {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    // Where no graphics card draws, twice the density is four times the wait for each frame.
    deviceScaleFactor: 1,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = JSON.stringify({ token: await signIn(url), kind: 'member' });
    const kept = `sessionStorage.setItem('baize.session', ${JSON.stringify(session)})`;
    await page.addInitScript({ content: kept });
    await page.addInitScript(PAINTERS[painter]);
    await page.goto(`${url}/seamless?vendor=BAIZE&gameCode=${ROOM}`);
    const sea = page.getByRole('application');
    const door = page.getByRole('button', { name: 'Take a seat' });
    // Whoever sits there already is led to their seat.
    await sea.or(door).first().waitFor();
    if (await door.isVisible()) await door.click();
    await sea.waitFor();
    await page.keyboard.press('Escape');
    await sea.focus();
    const cdp = await context.newCDPSession(page);
    await page.keyboard.press('l');
    await page.keyboard.down('Space');
    await sleep(SETTLE_MS);
    const full = await watch(browser, page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const slowed = await watch(browser, page);
    await page.keyboard.up('Space');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (process.env.BENCH_VERBOSE) await page.screenshot({ path: `.shots/sea-${painter}.png` });
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await door.waitFor();
    const times = full.frames.map((ms) => ms * CPU_SLOWER);
    return {
      painter,
      fish: FISH,
      slowed: figuresOf(slowed.frames),
      sixtieths: figuresOf(slowed.sixtieths),
      times: figuresOf(times),
    };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. Without a graphics card the picture would choose the canvas, and a processor that plays the card
 * draws nine frames a second: so WebGL is allowed, and all of it is drawn on one point. The script is the same.
 */
function playCard() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function getOne(kind, options) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
  };
  const { viewport } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.viewport = function onOnePoint() {
    viewport.call(this, 0, 0, 1, 1);
  };
}

/** Runs in the page. */
function refuseWebgl() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function getOther(kind, options) {
    return kind === 'webgl2' ? null : getContext.call(this, kind, options);
  };
}

async function watch(browser, page) {
  await browser.startTracing(page, { categories: TRACED });
  await sleep(WATCH_MS);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return {
    frames: workOfFrames(traceEvents, SCRIPT),
    sixtieths: workOfSixtieths(traceEvents, SCRIPT),
  };
}

async function signIn(url) {
  const answer = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  return (await answer.json()).value.token;
}

const SCRIPT = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'HandlePostMessage',
  'WebSocketReceive',
]);
