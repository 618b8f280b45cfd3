import type { fish as contract, fishParts, Output, Wire } from '@baize/contract';
import { type Money, moneyNumber } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { balanceOfPlayer, type Play, type Player } from '../../play/index.ts';
import { isDone, type MagazineRow, showMagazine, wonBy } from '../magazines/magazine.ts';
import { closeMagazine } from '../magazines/magazines.ts';
import type { News } from '../seas/news.ts';
import { findSea } from '../seas/sea.ts';
import { findVisit, type Visit } from '../visits/visit.ts';
import type { Input, Shot } from './bundle.ts';
import type { Answer, Net } from './net.ts';
import { notePresence } from './presence.ts';

export type Range = { play: Play; net: Net; news: News };

type Shown = Output<typeof contract.shoot.value>;

/** What was fired is told to all at the sea; what was hit is decided, written, and only then told. */
export async function shoot(range: Range, player: Player, input: Input): Promise<Shown> {
  const { house } = range.play;
  const visitId = BigInt(input.visitId);
  const visit = await findVisit(house, player, visitId);
  await notePresence(house, visitId);
  if (!visit) return shown(house, player, nothingLoaded(house, input));
  const sea = (await findSea(house, visit.seaId)) ?? refuse('NOT_FOUND');
  const answer = await range.net.put({ visit, sea, input });
  tell(range.news, visit, answer);
  await closeDone(range.play, answer);
  return shown(house, player, answer);
}

/** What is said before the first magazine: nothing was fired. */
function nothingLoaded(house: House, { shots, hits }: Input): Answer {
  const named = ({ magazineId, n }: { magazineId: string; n: number }) => ({ magazineId, n });
  return {
    now: house.clock.now().getTime(),
    magazines: [],
    outcome: {
      results: hits.map((hit) => ({ ...named(hit), outcome: 'unknown', caught: [], pots: [] })),
      refused: shots.map(named),
      fired: [],
      caught: [],
      freezes: [],
      changed: new Set(),
    },
  };
}

function tell(news: News, visit: Visit, { outcome, magazines }: Answer): void {
  const { fired, results, freezes, caught } = outcome;
  const cost = (id: string) => magazines.find(({ bet_id }) => String(bet_id) === id)!.cost;
  const shots = fired.map((shot) => shotNews(visit, shot, cost(shot.magazineId)));
  const fresh = new Set(caught);
  const told = results
    .flatMap((result) => result.caught)
    .filter(({ fishId }) => fresh.has(fishId))
    .map((one) => ({ ...one, pay: moneyNumber(one.pay) }));
  if (shots.length + told.length + freezes.length === 0) return;
  news.add(visit.seaId, { shots, caught: told, freezes });
}

function shotNews({ seat }: Visit, shot: Shot, cost: Money): Wire<typeof fishParts.shotNews> {
  const { magazineId, n, angle, at, weapon, lockedOn } = shot;
  return {
    seat,
    bullet: `${magazineId}.${n}`,
    angle,
    at,
    weapon,
    cost: moneyNumber(cost),
    lockedOn,
  };
}

/** Magazines from which nothing more can come are paid at once. */
async function closeDone({ house, ...play }: Play, { magazines, now }: Answer): Promise<void> {
  const done = magazines.filter((magazine) => !magazine.closed_at && isDone(magazine, now));
  await Promise.all(
    done.map(async (magazine) => {
      try {
        const closed = await closeMagazine({ house, ...play }, magazine);
        magazine.closed_at = closed.magazine?.closed_at ?? null;
      } catch (err) {
        // What is due is closed a little later all the same.
        house.log.warn({ err, betId: String(magazine.bet_id) }, 'a magazine is closed later');
      }
    }),
  );
}

async function shown(house: House, player: Player, answer: Answer): Promise<Shown> {
  const { outcome, magazines, now } = answer;
  const isOpen = ({ closed_at }: MagazineRow) => closed_at === null;
  return {
    now,
    results: outcome.results,
    refused: outcome.refused,
    closed: magazines.filter((magazine) => !isOpen(magazine)).map(showMagazine),
    pending: magazines.filter(isOpen).reduce((sum, magazine) => sum + wonBy(magazine), 0n),
    balance: await balanceOfPlayer(house, player),
  };
}
