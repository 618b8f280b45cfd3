import { type Fish, type SpeciesCode, species } from '@baize/games';
import { type Money, money } from '@baize/money';
import { toneOf } from '../engine/draw-cannon.ts';
import { houseNow, seaNow } from '../engine/sea.ts';
import { caughtBy, seatsAfter } from './hud.ts';
import type { Inside, SeaNews, ShownSea } from './inside.ts';
import { stopAuto } from './own-fire.ts';
import { FREEZE_PITCH } from './sounds.ts';

/** What others did, and who swims in. */
export function hearNews(inside: Inside, news: SeaNews): void {
  const { given, engine, gun } = inside;
  if (news.fish) engine.enter(news.fish.flatMap(readFish), true);
  if (news.freezes) {
    engine.freeze(news.freezes);
    given.playSound('reveal', FREEZE_PITCH);
  }
  for (const shot of news.shots ?? []) {
    if (shot.seat === gun.seat) continue;
    const cost = money(shot.cost);
    const { seat, bullet: key, angle, at: firedAt, weapon, lockedOn } = shot;
    engine.fly({ key, seat, angle, firedAt, weapon, lockedOn }, levelOf(given.costs, cost));
  }
  for (const one of news.caught ?? []) {
    if (one.seat === gun.seat) continue;
    const pay = money(one.pay);
    engine.catch({ ...one, pay: given.payText(pay) });
    given.hud.tell((hud) => caughtBy(hud, one.seat, one.fishId, pay));
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
  given.hud.tell((hud) => ({ ...hud, ...seatsAfter(hud, seats) }));
}

type ToldFish = Omit<Fish, 'species'> & { species: string };

/** A newer house may know of fish that this page cannot draw. */
const readFish = (told: ToldFish): Fish[] =>
  isSpecies(told.species) ? [{ ...told, species: told.species }] : [];

const isSpecies = (code: string): code is SpeciesCode => code in species;

export function readSea(inside: Inside, shown: ShownSea): void {
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

export function tellBoss(inside: Inside, { id, species: code, entersAt, staysMs }: Fish): void {
  const { given, sea, auto } = inside;
  const isNew = given.hud.read().boss?.id !== id;
  if (isNew && auto?.rules.stopsAtBoss) stopAuto(inside, 'boss');
  const now = houseNow(sea);
  const leavesAt = Date.now() + entersAt + staysMs - seaNow(sea, now);
  given.hud.tell((hud) => ({ ...hud, boss: { id, species: code, leavesAt } }));
}
