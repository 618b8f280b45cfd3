import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What one frame of a full sea takes of a phone's processor: eighty fish beside those of the house, automatic
 * fire, a phone's screen and a processor four times slower. Counted is all script of the page's own thread
 * between two frames, by that thread's own time. It is traced at full speed first: slowed down on two cores
 * frames come a third as often, and each then carries the messages of three.
 */
const PHONE = { width: 390, height: 844 };
const CPU_SLOWER = 4;
const FISH = 80;
/** One's first seconds draw the sheets and warm the code up: they pass at full speed. */
const SETTLE_MS = 12_000;
const WATCH_MS = 15_000;
const ROOM = 'fish-reef';
const MEMBER = { username: 'player6', password: 'Baize-demo-1' };

export async function measureSea(browser, url) {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    // Where no graphics card draws, twice the density is four times the wait for each frame.
    deviceScaleFactor: 1,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    const session = JSON.stringify({ token: await signIn(url), kind: 'member' });
    const kept = `sessionStorage.setItem('baize.session', ${JSON.stringify(session)})`;
    await page.addInitScript({ content: kept });
    await page.route(/\/wps\/fish\/(rooms\/[^/]+\/sit|seas\/\d+)$/, fillSea);
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
    if (process.env.BENCH_VERBOSE) await page.screenshot({ path: '.shots/sea-frames.png' });
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    const times = full.map((ms) => ms * CPU_SLOWER);
    return { fish: FISH, slowed: figuresOf(slowed), times: figuresOf(times) };
  } finally {
    await context.close();
  }
}

async function watch(browser, page) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await sleep(WATCH_MS);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return scriptOfFrames(traceEvents);
}

async function signIn(url) {
  const answer = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  return (await answer.json()).value.token;
}

/** Gives the sea as many fish as a busy one has, on ways of those that are there, for all of the watch. */
async function fillSea(route) {
  const answer = await route.fetch();
  const body = await answer.json();
  const sea = body.value?.sea ?? body.value;
  if (sea?.fish?.some(({ species }) => CHEAP.has(species))) sea.fish.push(...moreFish(sea));
  await route.fulfill({ response: answer, json: body });
}

/** Beyond any that the house tells of. */
const FIRST_ID = 900_000_000;
const STAYS_MS = (SETTLE_MS + 2 * WATCH_MS) * 10;

/** The sight chooses the dearest, and so always one that the house knows: a hit on any other flies on for ever. */
const CHEAP = new Set(['anchovy', 'clownfish', 'tang', 'seahorse', 'jellyfish']);

/** They are in the middle of a slow way, so that all of them are in sight from the first frame to the last. */
function moreFish({ fish, now, openedAt }) {
  const models = fish.filter(({ species }) => CHEAP.has(species));
  return Array.from({ length: FISH }, (_, n) => {
    const model = models[n % models.length];
    const down = ((n * 97) % 500) - 250;
    const path = model.path.map((at, place) => (place % 2 === 0 ? at : at / 3 + 300 + down));
    const entersAt = now - openedAt - Math.round(STAYS_MS * (0.25 + (0.45 * n) / FISH));
    return { ...model, id: FIRST_ID + n, entersAt, staysMs: STAYS_MS, path };
  });
}

const SCRIPT = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'WebSocketReceive',
]);

/** Milliseconds of script from each frame to the next. */
function scriptOfFrames(events) {
  const own = threadOfFrames(events);
  const script = events
    .filter(({ name, ph, tid, pid }) => ph === 'X' && `${pid}.${tid}` === own && SCRIPT.has(name))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const frames = [];
  let until = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of script) {
    // What runs within another is counted with it.
    if (ts < until) continue;
    until = ts + dur;
    if (name === 'FireAnimationFrame') frames.push(0);
    if (frames.length > 0) frames[frames.length - 1] += tdur / 1_000;
  }
  return frames;
}

function threadOfFrames(events) {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  if (!frame) throw new Error('No frame was drawn');
  return `${frame.pid}.${frame.tid}`;
}

function figuresOf(frames) {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { frames: frames.length, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) };
}
