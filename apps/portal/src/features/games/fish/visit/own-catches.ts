import { seconds } from '@baize/calendar';
import { caughtBy } from './hud.ts';
import type { Inside } from './inside.ts';
import { type Judged, keyOf } from './shooter.ts';
import { playCatch } from './sounds.ts';

/** What came of one's own shots. */
export function judge(
  inside: Inside,
  { results, refused, closed, pending, balance }: Judged,
): void {
  const { given, engine, auto, chores } = inside;
  for (const { magazineId, n, outcome, caught, pots } of results) {
    const key = keyOf(magazineId, n);
    if (outcome === 'flies') engine.flyOn(key);
    else engine.drop(key);
    for (const one of caught) tellCatch(inside, one);
    if (pots.length > 0) tellPots(inside, pots);
  }
  for (const { magazineId, n } of refused) engine.drop(keyOf(magazineId, n));
  const ended = closed.filter(({ magazineId }) => !inside.closed.has(magazineId));
  for (const { magazineId, cost, hit, won, fired } of ended) {
    inside.closed.add(magazineId);
    given.onClosed({ staked: cost * BigInt(hit.length), returned: won });
    if (auto) auto.run.spent -= cost * BigInt(fired.length - hit.length);
  }
  given.onBalance(balance);
  if (given.hud.read().pending !== pending) given.hud.tell((hud) => ({ ...hud, pending }));
  if (ended.length > 0) chores.add(given.writeClosed);
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

/** What it won counts at once; that it is seen, heard and written waits for frames that have the time. */
function tellCatch(inside: Inside, one: CaughtOne): void {
  const { given, auto, chores } = inside;
  const { seat, fishId, worth, pay } = one;
  if (auto) {
    auto.run.won += pay;
    if (pay > auto.run.best) auto.run.best = pay;
  }
  chores.add(() => {
    const caught = inside.sea.swimming.get(fishId)?.fish.species;
    showCatch(inside, one);
    chores.add(() =>
      given.hud.tell((hud) => ({
        ...caughtBy(hud, seat, fishId, pay),
        lastCatch: caught ? { species: caught, worth, pay } : hud.lastCatch,
      })),
    );
  });
}

function showCatch({ given, engine }: Inside, { seat, fishId, takes, worth, pay }: CaughtOne) {
  engine.catch({ seat, fishId, takes, worth, pay: given.payText(pay) });
  playCatch(given.playSound, worth);
}
