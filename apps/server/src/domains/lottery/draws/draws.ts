import { minutes } from '@baize/calendar';
import { chanceOfRound } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';
import { type Play, roundsUnderWay } from '../../play/index.ts';
import { type ChainRow, chainsOf, linksAt } from '../issues/chains.ts';
import { dayOfIssue } from '../issues/clock.ts';
import { type Issue, makeMissingIssues } from '../issues/issues.ts';
import { findLottery, type Lottery, lotteries, roundName } from '../lotteries.ts';
import { tellDraw } from './news.ts';
import { resettleIssue } from './resettlement.ts';
import { settleIssue } from './settlement.ts';
import { refundIssue } from './void-issue.ts';

/** So many issues are drawn together, of all lotteries; after a stop there may be more. */
const AT_ONCE = 2_000;
/** Lotteries are many and connections few: those that serve members must find one. */
const GAMES_AT_ONCE = 3;
/** A ticket that was still being written when its issue ended is found within this time. */
const LATE_MS = minutes(10);

/** One run over the lotteries; one that fails stands still, and the others go on. */
type Run = { play: Play; games: readonly Lottery[]; failed: Map<string, unknown> };

/**
 * Draws the issues whose time has come, pays their tickets and makes issues ahead; after a stop all
 * that were missed, each game in its own order. Whatever is broken off is found again by the next run.
 */
export async function runDraws(
  play: Play,
  isWanted: (gameCode: string) => boolean = () => true,
): Promise<void> {
  const { house } = play;
  const games = [...lotteries.values()].filter(({ code }) => isWanted(code));
  const run: Run = { play, games, failed: new Map() };
  await payIssues(run, await justSettled(run));
  for (let isMore = true; isMore; ) {
    const due = await dueIssues(run);
    isMore = due.length === AT_ONCE && due.at(-1)!.draws_at <= house.clock.now();
    await closeIssues(house, await payIssues(run, await drawIssues(run, due)));
  }
  await makeMissingIssues(house, going(run), (code, err) => run.failed.set(code, err));
  for (const [gameCode, err] of run.failed) {
    house.log.error({ gameCode, err }, 'a lottery stands still');
  }
  for (const err of run.failed.values()) throw err;
}

function going({ games, failed }: Run): Lottery[] {
  return games.filter(({ code }) => !failed.has(code));
}

const codesOf = (games: readonly Lottery[]) => games.map(({ code }) => code);

/** One that is drawn elsewhere is due once its result was entered. */
async function dueIssues(run: Run): Promise<Issue[]> {
  const { db, clock } = run.play.house;
  const games = going(run);
  const own = games.filter(({ drawnBy }) => drawnBy === 'chain');
  const { rows } = await sql<Issue>`select * from lottery_issues
    where settled_at is null and (draws_at <= ${clock.now()} or state = 'void')
      and (state in ('drawn', 'void') and game_code = any(${codesOf(games)})
        or state = 'open' and game_code = any(${codesOf(own)}))
    order by draws_at limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Of those that were due: a clock that was set back has settled issues before it, and none of them is late. */
function justSettled(run: Run): Promise<Issue[]> {
  const { db, clock } = run.play.house;
  const now = clock.now();
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', 'in', codesOf(run.games))
    .where('draws_at', '>', new Date(now.getTime() - LATE_MS))
    .where('draws_at', '<=', now)
    .where('state', '=', 'settled')
    .orderBy('draws_at')
    .execute();
}

/** Pays the tickets of issues, some games at a time; those of a game that failed are not given back. */
async function payIssues(run: Run, issues: readonly Issue[]): Promise<Issue[]> {
  const busy = await busyRounds(run.play.house, issues);
  const waiting = [...groupBy(issues, ({ game_code }) => game_code)];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [code, own] = next;
      await payGame(run.play, own, busy).catch((err: unknown) => run.failed.set(code, err));
    }
  };
  await Promise.all(Array.from({ length: GAMES_AT_ONCE }, work));
  return issues.filter(({ game_code }) => !run.failed.has(game_code));
}

/** One after another: a win must end its chase before the next issue is paid. */
async function payGame(play: Play, issues: readonly Issue[], busy: ReadonlySet<string>) {
  for (const issue of issues) {
    const lottery = findLottery(issue.game_code);
    if (issue.state === 'void') await refundIssue(play, lottery, issue);
    else if (issue.state === 'drawn' && issue.revision > 1)
      await resettleIssue(play, lottery, issue);
    else if (busy.has(roundOf(issue))) await settleIssue(play, lottery, issue);
  }
}

const roundOf = ({ game_code, number }: Issue) => roundName(game_code, number);

/** The rounds of issues that have a ticket under way: most have none. */
async function busyRounds({ db }: House, issues: readonly Issue[]): Promise<Set<string>> {
  const byVendor = groupBy(issues, ({ game_code }) => findLottery(game_code).vendor);
  const found = await Promise.all(
    [...byVendor].map(([vendor, own]) => roundsUnderWay(db, vendor, own.map(roundOf))),
  );
  return new Set(found.flatMap((rounds) => [...rounds]));
}

/** Several servers work on the same issues: all hold them in one order, so that none waits for another in a circle. */
const heldInOrder = sql`held as materialized (select i.game_code, i.number
  from lottery_issues i join w using (game_code, number)
  order by i.game_code, i.number for update of i)`;

type Drawn = { gameCode: string; number: string; result: string; hash: string };

/** Reveals links and writes what they mean, once: of several servers one is the first. */
async function drawIssues(run: Run, due: readonly Issue[]): Promise<Issue[]> {
  const { house } = run.play;
  const open = due.filter(({ state }) => state === 'open');
  if (open.length === 0) return [...due];
  const chains = await chainsOf(house, open.map(placeOf));
  const decided = [...groupBy(open, ({ game_code }) => game_code)].flatMap(([code, own]) => {
    try {
      return decide(house, chains, own);
    } catch (err) {
      run.failed.set(code, err);
      return [];
    }
  });
  const { rows } = await sql<Issue>`with w as (select * from
      unnest(${decided.map(({ gameCode }) => gameCode)}::text[],
        ${decided.map(({ number }) => number)}::text[], ${decided.map(({ result }) => result)}::text[],
        ${decided.map(({ hash }) => hash)}::text[]) w (game_code, number, result, hash)),
    ${heldInOrder}
    update lottery_issues i
    set state = 'drawn', result = w.result::jsonb, hash = w.hash, drawn_at = ${house.clock.now()}
    from w join held using (game_code, number)
    where i.game_code = w.game_code and i.number = w.number and i.state = 'open'
    returning i.*`.execute(house.db);
  for (const issue of rows) tellDraw(house, findLottery(issue.game_code), issue);
  // What another server drew meanwhile is read anew.
  if (rows.length < decided.length) return (await dueIssues(run)).filter(isDecided);
  const drawn = new Map(rows.map((issue) => [roundOf(issue), issue]));
  return due.map((issue) => drawn.get(roundOf(issue)) ?? issue).filter(isDecided);
}

const isDecided = ({ state }: Issue) => state !== 'open';
const placeOf = ({ chain_id, link }: Issue) => ({ chainId: chain_id!, link: link! });

/** What the links of one game's issues mean. */
function decide(house: House, chains: readonly ChainRow[], issues: readonly Issue[]): Drawn[] {
  const decided = linksAt(house, chains, issues.map(placeOf));
  return issues.map(({ game_code, number }, n) => {
    const { kind } = findLottery(game_code);
    const result = kind.draw(chanceOfRound(decided[n]!), dayOfIssue(number));
    return { gameCode: game_code, number, result: JSON.stringify(result), hash: decided[n]!.link };
  });
}

/**
 * Nothing is left to be done for them. An issue that was made void meanwhile is left to the next run;
 * one that was called off early stays, as long as a ticket for it could still be on its way.
 */
async function closeIssues({ db, clock }: House, issues: readonly Issue[]): Promise<void> {
  const now = clock.now();
  const ended = issues.filter(({ draws_at }) => draws_at <= now);
  if (ended.length === 0) return;
  await sql`with w as (select * from unnest(${ended.map(({ game_code }) => game_code)}::text[],
      ${ended.map(({ number }) => number)}::text[], ${ended.map(({ state }) => state)}::text[])
      w (game_code, number, state)),
    ${heldInOrder}
    update lottery_issues i set settled_at = ${now},
      state = case when i.state = 'drawn' then 'settled' else i.state end
    from w join held using (game_code, number)
    where i.game_code = w.game_code and i.number = w.number and i.state = w.state`.execute(db);
}
