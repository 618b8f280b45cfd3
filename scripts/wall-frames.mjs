import { setTimeout as sleep } from 'node:timers/promises';
import { TRACED, workOfFrames } from './frame-trace.mjs';
import { fillWall } from './full-lobby.mjs';

/**
 * What one frame of a long wall of games takes of a page's own thread while a thumb hurries down: script, style and
 * layout from one frame to the next, by that thread's own time, on a phone's screen.
 */
const PHONE = { width: 390, height: 844 };
const GAMES = 10_000;
const FRAMES = 400;
const STEP_PX = 60;

export async function measureWall(browser, url) {
  await fillWall(url, GAMES);
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/rng`);
    const tiles = page.getByRole('list').getByRole('listitem');
    await page.locator('[aria-setsize]').first().waitFor();
    const games = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
    await sleep(2_000);
    // Code that runs once is compiled while one scrolls for the first time.
    await page.evaluate(scroll, { frames: FRAMES, step: STEP_PX });
    await browser.startTracing(page, { categories: TRACED });
    await page.evaluate(scroll, { frames: FRAMES, step: STEP_PX });
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    return {
      games,
      tiles: await tiles.count(),
      frames: workOfFrames(traceEvents, WORK),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function scroll({ frames, step }) {
  return new Promise((resolve) => {
    let left = frames;
    const next = () => {
      if (left-- === 0) return resolve();
      window.scrollBy(0, step);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

const WORK = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'HandlePostMessage',
  'FireIdleCallback',
  'UpdateLayoutTree',
  'Layout',
  'MinorGC',
  'MajorGC',
  'PrePaint',
]);
