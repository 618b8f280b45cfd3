import { seconds } from '@baize/calendar';
import { caughtBy } from './hud.ts';
import type { Inside } from './inside.ts';
import { type Judged, keyOf } from './shooter.ts';

/** What came of one's own shots. */
export function judge(
  inside: Inside,
  { results, refused, closed, pending, balance }: Judged,
): void {
  const { given, engine, auto } = inside;
  for (const { magazineId, n, outcome, caught, pots } of results) {
    const key = keyOf(magazineId, n);
    if (outcome === 'flies') engine.flyOn(key);
    else engine.drop(key);
    for (const one of caught) tellCatch(inside, one);
    if (pots.length > 0) tellPots(inside, pots);
  }
  for (const { magazineId, n } of refused) engine.drop(keyOf(magazineId, n));
  for (const { magazineId, cost, hit, won, fired } of closed) {
    if (inside.closed.has(magazineId)) continue;
    inside.closed.add(magazineId);
    given.onClosed({ staked: cost * BigInt(hit.length), returned: won });
    if (auto) auto.run.spent -= cost * BigInt(fired.length - hit.length);
  }
  given.onBalance(balance);
  given.hud.tell((hud) => (hud.pending === pending ? hud : { ...hud, pending }));
}

const POTS_SHOWN_MS = seconds(8);

function tellPots({ given }: Inside, pots: string[]): void {
  given.playSound('bigWin');
  given.hud.tell((hud) => ({ ...hud, pots }));
  setTimeout(
    () => given.hud.tell((hud) => (hud.pots === pots ? { ...hud, pots: [] } : hud)),
    POTS_SHOWN_MS,
  );
}

type CaughtOne = Judged['results'][number]['caught'][number];

function tellCatch({ given, sea, engine, auto }: Inside, one: CaughtOne): void {
  const { seat, fishId, takes, worth, pay } = one;
  const caught = sea.swimming.get(fishId)?.fish.species;
  engine.catch({ seat, fishId, takes, worth, pay: given.payText(pay) });
  given.playSound(worth >= 50 ? 'bigWin' : 'win', worth >= 50 ? 1 : 1 + Math.min(0.5, worth / 40));
  if (auto) {
    auto.run.won += pay;
    if (pay > auto.run.best) auto.run.best = pay;
  }
  given.hud.tell((hud) => ({
    ...caughtBy(hud, seat, fishId, pay),
    lastCatch: caught ? { species: caught, worth, pay } : hud.lastCatch,
  }));
}
