import { seconds } from '@baize/calendar';
import { fish as contract, type fishParts, type Output, type Wire } from '@baize/contract';
import { type Fish, type SpeciesCode, species } from '@baize/games';
import { type Money, money } from '@baize/money';
import { refusalCode } from '@baize/web/refusals.ts';
import { ask } from '../../../../shared/calls/api.ts';
import type { PlaySound } from '../../stage/sound.ts';
import { toneOf } from '../engine/draw-cannon.ts';
import { type Gun, newGun } from '../engine/gun.ts';
import { houseNow, newSea, type Sea, seaNow } from '../engine/sea.ts';
import { openEngine, type SeaEngine } from '../engine/sea-engine.ts';
import type { Bullet } from '../engine/shots.ts';
import { type Hud, type Seat, seatsAfter } from './hud.ts';
import { type Judged, keyOf, openShooter, type Shooter } from './shooter.ts';
import { newRun, type Run, reasonToStop, type StopRules } from './stop-rules.ts';

export type Sat = Output<typeof contract.sit.value>;
export type SeaNews = Wire<typeof fishParts.seaNews>;
type ShownSea = Sat['sea'];

export type Given = {
  sat: Sat;
  canvas: HTMLCanvasElement;
  costs: readonly Money[];
  isStill: boolean;
  /** How far the house's clock was ahead when the seat was taken. */
  aheadMs: number;
  payText: (pay: Money) => string;
  playSound: PlaySound;
  tell: (change: (hud: Hud) => Hud) => void;
  onBalance: (balance: Money) => void;
  /** A magazine ended: what its hits cost, and what they won. */
  onClosed: (spent: { staked: Money; returned: Money }) => void;
};

export type Table = {
  engine: SeaEngine;
  shooter: Shooter;
  gun: Gun;
  sea: Sea;
  hear: (news: SeaNews) => void;
  /** The sea as it stands, read again. */
  read: (sea: ShownSea) => void;
  begin: (rules: StopRules) => void;
  stop: () => void;
  setLevel: (level: number) => void;
  close: () => void;
};

type Inside = {
  given: Given;
  gun: Gun;
  sea: Sea;
  auto: { rules: StopRules; run: Run } | undefined;
  closed: Set<string>;
  engine: SeaEngine;
  shooter: Shooter;
};

/** One's place at the sea: the picture, the cannon and the purse put together. */
export function openTable(given: Given): Table {
  const { sat, canvas, costs, isStill, aheadMs } = given;
  const sea = newSea(sat.sea.openedAt, aheadMs);
  const gun = newGun(sat.visit.seat);
  const shooter = openShooter(
    callsOf(given, sea, () => inside),
    { cost: costs[0]!, balance: sat.balance },
  );
  const engine = openEngine({
    canvas,
    sea,
    gun,
    isStill,
    takeBullet: () => takeBullet(inside),
    onFired: (bullet) => tellFired(inside, bullet),
    onStrike({ bullet, at, x, y, fish }) {
      shooter.struck({ ...nameOf(bullet.key), at: Math.round(at), x, y, fish });
    },
    onBoss({ fish }) {
      given.playSound('bigWin', 0.5);
      tellBoss(inside, fish);
    },
  });
  const inside: Inside = { given, gun, sea, engine, shooter, auto: undefined, closed: new Set() };
  shooter.adopt(sat.magazines);
  readSea(inside, sat.sea);
  return controlsOf(inside);
}

function controlsOf(inside: Inside): Table {
  const { given, gun, sea, engine, shooter } = inside;
  return {
    engine,
    shooter,
    gun,
    sea,
    hear: (news) => hearNews(inside, news),
    read: (shown) => readSea(inside, shown),
    begin(rules) {
      inside.auto = { rules, run: newRun() };
      gun.isAuto = true;
      given.tell((hud) => ({ ...hud, isAuto: true, shotsLeft: rules.shots, stopped: undefined }));
    },
    stop: () => stopAuto(inside, undefined),
    setLevel(level) {
      gun.level = level;
      shooter.setCost(given.costs[level - 1]!);
      given.tell((hud) => ({ ...hud, level }));
    },
    close() {
      engine.close();
      shooter.close();
    },
  };
}

function callsOf(given: Given, sea: Sea, insideOf: () => Inside) {
  const { visitId } = given.sat.visit;
  return {
    load: (input: { requestId: string; cost: Money; bullets: number; spent: string[] }) =>
      ask(contract.load, { visitId, clientSeed: undefined, ...input }),
    async shoot(input: Omit<Output<typeof contract.shoot.input>, 'visitId'>) {
      const judged = await ask(contract.shoot, { visitId, ...input });
      sea.aheadMs = Math.max(sea.aheadMs, aheadBy(judged.now));
      return judged;
    },
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    onBalance: given.onBalance,
    onLoaded: (loaded: number) => given.tell((hud) => ({ ...hud, loaded })),
    onJudged: (judged: Judged) => judge(insideOf(), judged),
    onRefused: (error: unknown) => refuse(insideOf(), error),
  };
}

/**
 * An answer is never younger than the instant it tells, so the house's clock is at least so far ahead.
 * Whoever thinks it further ahead than it is fires in the future, and is refused.
 */
export const aheadBy = (now: number): number => now - Date.now();

const nameOf = (key: string) => {
  const [magazineId, n] = key.split('.');
  return { magazineId: magazineId!, n: Number(n) };
};

function takeBullet(inside: Inside): string | undefined {
  const { given, gun, shooter, auto } = inside;
  const cost = given.costs[gun.level - 1]!;
  const reason = gun.isAuto && auto ? reasonToStop(auto.rules, auto.run, cost) : undefined;
  if (reason) {
    stopAuto(inside, reason);
    return undefined;
  }
  const taken = shooter.take();
  if (!taken) return undefined;
  if (gun.isAuto && auto) {
    auto.run.shots++;
    auto.run.spent += cost;
  }
  return keyOf(taken.magazineId, taken.n);
}

function tellFired({ given, shooter, auto, gun }: Inside, bullet: Bullet): void {
  const { key, firedAt, angle, weapon, lockedOn } = bullet;
  shooter.fired({ ...nameOf(key), at: Math.round(firedAt), angle, weapon, lockedOn });
  given.playSound('place', weapon === 'net' ? 0.8 : 1.5);
  const left = auto?.rules.shots === undefined ? undefined : auto.rules.shots - auto.run.shots;
  given.tell((hud) => ({
    ...hud,
    shots: hud.shots + 1,
    shotsLeft: gun.isAuto ? left : hud.shotsLeft,
  }));
}

function stopAuto(inside: Inside, stopped: Hud['stopped']): void {
  if (!inside.gun.isAuto) return;
  inside.gun.isAuto = false;
  inside.auto = undefined;
  inside.given.tell((hud) => ({ ...hud, isAuto: false, stopped }));
}

/** What the house says no to is not asked for again until the player does. */
function refuse(inside: Inside, error: unknown): void {
  if (refusalCode(error) === 'PLAY_TOO_FAST') return;
  inside.gun.isHeld = false;
  inside.gun.isTapped = false;
  stopAuto(inside, 'refused');
  const isOver = ['NOT_FOUND', 'ACTION_NOT_ALLOWED'].includes(refusalCode(error) ?? '');
  inside.given.tell((hud) => ({ ...hud, fault: error, isOver: hud.isOver || isOver }));
}

/** What came of one's own shots. */
function judge(inside: Inside, { results, refused, closed, pending, balance }: Judged): void {
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
  given.tell((hud) => ({ ...hud, pending }));
}

const POTS_SHOWN_MS = seconds(8);

function tellPots({ given }: Inside, pots: string[]): void {
  given.playSound('bigWin');
  given.tell((hud) => ({ ...hud, pots }));
  setTimeout(
    () => given.tell((hud) => (hud.pots === pots ? { ...hud, pots: [] } : hud)),
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
  given.tell((hud) => ({
    ...hud,
    lastCatch: caught ? { species: caught, worth, pay } : hud.lastCatch,
    seats: wonBy(hud.seats, seat, pay),
    boss: hud.boss?.id === fishId ? undefined : hud.boss,
  }));
}

const wonBy = (seats: readonly Seat[], seat: number, pay: Money): Seat[] =>
  seats.map((one) => (one.seat === seat ? { ...one, won: one.won + pay } : one));

function hearNews(inside: Inside, news: SeaNews): void {
  const { given, engine, gun } = inside;
  if (news.fish) engine.enter(news.fish.flatMap(readFish), true);
  if (news.freezes) {
    engine.freeze(news.freezes);
    given.playSound('reveal', 1.6);
  }
  for (const shot of news.shots ?? []) {
    if (shot.seat === gun.seat) continue;
    const cost = money(shot.cost);
    const { seat, bullet: key, angle, at: firedAt, weapon, lockedOn } = shot;
    const bullet = { key, seat, isOwn: false, angle, firedAt, weapon, lockedOn, landed: undefined };
    engine.fly(bullet, levelOf(given.costs, cost));
  }
  for (const one of news.caught ?? []) {
    if (one.seat === gun.seat) continue;
    const pay = money(one.pay);
    engine.catch({ ...one, pay: given.payText(pay) });
    given.tell((hud) => ({
      ...hud,
      seats: wonBy(hud.seats, one.seat, pay),
      boss: hud.boss?.id === one.fishId ? undefined : hud.boss,
    }));
  }
  if (news.seats) tellSeats(inside, news.seats.map(readSeat));
}

type ShownSeat = ShownSea['seats'][number];

const readSeat = ({ seat, name, cost }: NonNullable<SeaNews['seats']>[number]): ShownSeat => ({
  seat,
  name,
  cost: cost === null ? null : money(cost),
});

const levelOf = (costs: readonly Money[], cost: Money | null): number =>
  Math.max(1, costs.indexOf(cost ?? costs[0]!) + 1);

function tellSeats({ given, gun, engine }: Inside, seats: readonly ShownSeat[]): void {
  const others = seats.filter(({ seat, name }) => name !== null && seat !== gun.seat);
  engine.seat(
    others.map(({ seat, cost }) => ({
      seat,
      tone: toneOf(seat, gun.seat),
      level: levelOf(given.costs, cost),
      angle: seat < 2 ? -Math.PI / 2 : Math.PI / 2,
      firedAt: 0,
    })),
  );
  given.tell((hud) => ({ ...hud, seats: seatsAfter(hud.seats, seats) }));
}

type ToldFish = Omit<Fish, 'species'> & { species: string };

/** A newer house may know of fish that this page cannot draw. */
const readFish = (told: ToldFish): Fish[] =>
  isSpecies(told.species) ? [{ ...told, species: told.species }] : [];

const isSpecies = (code: string): code is SpeciesCode => code in species;

function readSea(inside: Inside, shown: ShownSea): void {
  const { engine, sea } = inside;
  engine.freeze(shown.freezes);
  const fish = shown.fish.flatMap(readFish);
  engine.enter(fish, false);
  const told = new Set(fish.map(({ id }) => id));
  // Whoever was caught while nobody listened is not in the sea that was read.
  for (const id of sea.swimming.keys()) if (!told.has(id)) engine.forget(id);
  const boss = fish.find((one) => species[one.species].isBoss);
  if (boss) tellBoss(inside, boss);
  tellSeats(inside, shown.seats);
}

function tellBoss({ given, sea }: Inside, { id, species: code, entersAt, staysMs }: Fish): void {
  const now = houseNow(sea);
  const leavesAt = Date.now() + entersAt + staysMs - seaNow(sea, now);
  given.tell((hud) => ({ ...hud, boss: { id, species: code, leavesAt } }));
}
