/** The second tells of promises: what an answer leads to is nearly all of it done in them. */
export const TRACED = ['devtools.timeline', 'v8.execute'];

/**
 * Milliseconds of work from each frame to the next, by the own time of the thread that draws them. `kinds` are the
 * names of events that count.
 */
export function workOfFrames(events, kinds) {
  const thread = threadOfFrames(events);
  const work = events
    .filter(({ name, ph, tid, pid }) => ph === 'X' && `${pid}.${tid}` === thread && kinds.has(name))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const frames = [];
  let until = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of work) {
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
