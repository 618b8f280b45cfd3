/** The second tells of promises: what an answer leads to is nearly all of it done in them. */
export const TRACED = ['devtools.timeline', 'v8.execute'];

/**
 * Milliseconds of work from each frame to the next, by the own time of the thread that draws them. `kinds` are the
 * names of events that count.
 */
export function workOfFrames(events, kinds) {
  return readFrames(events, kinds).map(({ own, rest }) => own + sumOf(rest.map(({ ms }) => ms)));
}

const SIXTIETH = 1_000_000 / 60;

/**
 * The same as a screen would ask for it that shows sixty frames a second, where fewer come: each sixtieth of a
 * second has what ran in it, and those in which no frame was drawn are given what drawing one takes as a rule.
 * Otherwise a frame that came late would carry the messages of several.
 */
export function workOfSixtieths(events, kinds) {
  const frames = readFrames(events, kinds);
  const usual = figuresOf(frames.map(({ own }) => own)).p50;
  return frames.flatMap(({ at, own, rest }, n) => {
    const until = frames[n + 1]?.at ?? at + SIXTIETH;
    const count = Math.max(1, Math.round((until - at) / SIXTIETH));
    const sums = [own, ...Array(count - 1).fill(usual)];
    for (const one of rest) {
      sums[Math.min(count - 1, Math.floor((one.at - at) / SIXTIETH))] += one.ms;
    }
    return sums;
  });
}

/** Each frame's own work, and the rest until the next one with when it began. */
function readFrames(events, kinds) {
  const thread = threadOfFrames(events);
  const work = events
    .filter(({ name, ph, tid, pid }) => ph === 'X' && `${pid}.${tid}` === thread && kinds.has(name))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const renderings = renderingsOf(events, thread);
  const frames = [];
  let rendering = -1;
  let until = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of work) {
    // What runs within another is counted with it.
    if (ts < until) continue;
    until = ts + dur;
    const ms = tdur / 1_000;
    if (name === 'FireAnimationFrame') {
      const last = renderings.findLastIndex((at) => at <= ts);
      // Two that ask for the same frame are called one after the other.
      if (last === rendering && frames.length > 0) frames.at(-1).own += ms;
      else frames.push({ at: ts, own: ms, rest: [] });
      rendering = last;
    } else frames.at(-1)?.rest.push({ at: ts, ms });
  }
  return frames;
}

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

function renderingsOf(events, thread) {
  return events
    .filter(({ name, ph, tid, pid }) => isRendering(name, ph) && `${pid}.${tid}` === thread)
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
}

const isRendering = (name, ph) => name === 'AnimationFrame::Render' && ph === 'b';

function threadOfFrames(events) {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  if (!frame) throw new Error('No frame was drawn');
  return `${frame.pid}.${frame.tid}`;
}

export function figuresOf(frames) {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    frames: frames.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: sorted.at(-1),
  };
}
