import type { fish as contract, fishParts, Output, Wire } from '@baize/contract';
import { type Money, moneyNumber } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { balanceOfPlayer, type Play, type Player } from '../../play/index.ts';
import type { Gather } from '../magazines/gather.ts';
import { type MagazineRow, showMagazine } from '../magazines/magazine.ts';
import { closeMagazine } from '../magazines/magazines.ts';
import { type Pace, untilTurnMs } from '../pace.ts';
import type { News } from '../seas/news.ts';
import { findSea } from '../seas/sea.ts';
import { findVisit, type Visit } from '../visits/visit.ts';
import type { Input, Shot } from './bundle.ts';
import type { Answer, ShotLane } from './shot-lane.ts';

export type Range = { play: Play; lane: ShotLane; gather: Gather; news: News; pace: Pace };

type Shown = Output<typeof contract.shoot.value>;

/** What was fired is told to all at the sea; what was hit is decided, written, and only then told. */
export async function shoot(range: Range, player: Player, input: Input): Promise<Shown> {
  const heardAt = performance.now();
  const { house } = range.play;
  const visitId = BigInt(input.visitId);
  const visit = await findVisit(house, player, visitId);
  const againInMs = range.pace.againInMs();
  if (!visit) return shown(await nothingLoaded(house, player, input), input, againInMs);
  const sea = (await findSea(house, visit.seaId)) ?? refuse('NOT_FOUND');
  const answer = await range.lane.put({ visit, sea, input });
  tell(range.news, visit, answer);
  range.news.tellNow(sea.id);
  for (const magazine of answer.done) void closeSoon(range, magazine);
  return shown(answer, input, untilTurnMs(againInMs, sea.id, heardAt));
}

/** What is said before the first magazine: nothing was fired. */
async function nothingLoaded(
  house: House,
  player: Player,
  { shots, hits }: Input,
): Promise<Answer> {
  const named = ({ magazineId, n }: { magazineId: string; n: number }) => ({ magazineId, n });
  return {
    now: house.clock.now().getTime(),
    ended: [],
    done: [],
    pending: 0n,
    balance: await balanceOfPlayer(house, player),
    outcome: {
      results: hits.map((hit) => ({ ...named(hit), outcome: 'unknown', caught: [], pots: [] })),
      refused: shots.map(named),
      fired: [],
      caught: [],
      freezes: [],
    },
  };
}

function tell(news: News, visit: Visit, { outcome }: Answer): void {
  const { fired, results, freezes, caught } = outcome;
  const shots = fired.map(({ shot, cost }) => shotNews(visit, shot, cost));
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

/**
 * A magazine from which nothing more can come is paid at once, but nobody waits for it: its end is told
 * with the next answer.
 */
async function closeSoon({ play, gather }: Range, magazine: MagazineRow): Promise<void> {
  try {
    await gather();
    await closeMagazine(play, magazine);
  } catch (err) {
    // What is due is closed a little later all the same.
    const betId = String(magazine.bet_id);
    play.house.log.warn({ err, betId }, 'a magazine is closed later');
  }
}

function shown(
  { outcome, ended, pending, now, balance }: Answer,
  { open }: Input,
  againInMs: number,
): Shown {
  const isNews = ({ bet_id }: MagazineRow) => open?.includes(String(bet_id)) ?? true;
  return {
    now,
    results: outcome.results,
    refused: outcome.refused,
    closed: ended.filter(isNews).map(showMagazine),
    pending,
    balance,
    againInMs,
  };
}
