import { minutes } from '@baize/calendar';
import { chanceOfRound } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { type Play, roundsUnderWay } from '../../play/index.ts';
import { openLinks } from '../issues/chains.ts';
import { dayOfIssue } from '../issues/clock.ts';
import { type Issue, makeIssues } from '../issues/issues.ts';
import { type Lottery, lotteries, roundName } from '../lotteries.ts';
import type { IssueState } from '../tables.ts';
import { tellDraw } from './news.ts';
import { resettleIssue } from './resettlement.ts';
import { settleIssue } from './settlement.ts';
import { refundIssue } from './void-issue.ts';

const AT_ONCE = 200;
/** Lotteries are many and connections few: those that serve members must find one. */
const GAMES_AT_ONCE = 3;

/**
 * Makes issues ahead, draws those whose time has come and pays their tickets; after a stop all that
 * were missed, each game in its own order. Whatever is broken off is found again by the next run.
 */
export async function runDraws(
  play: Play,
  isWanted: (gameCode: string) => boolean = () => true,
): Promise<void> {
  const { house } = play;
  const waiting = [...lotteries.values()].filter(({ code }) => isWanted(code));
  const failed: { gameCode: string; err: unknown }[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code } = next;
      await runLottery(play, next).catch((err: unknown) => failed.push({ gameCode: code, err }));
    }
  };
  await Promise.all(Array.from({ length: GAMES_AT_ONCE }, work));
  for (const one of failed) house.log.error(one, 'a lottery stands still');
  if (failed.length > 0) throw failed[0]!.err;
}

/** A ticket that was still being written when its issue ended is found within this time. */
const LATE_MS = minutes(10);

async function runLottery(play: Play, lottery: Lottery): Promise<void> {
  const { house } = play;
  await payIssues(play, lottery, await justSettled(house, lottery.code));
  for (;;) {
    const due = await dueIssues(house, lottery);
    const drawn = await drawIssues(house, lottery, due);
    await payIssues(play, lottery, drawn);
    await closeIssues(house, drawn);
    if (due.length < AT_ONCE) break;
  }
  await makeIssues(house, lottery);
}

/** One that is drawn elsewhere is due once its result was entered. */
function dueIssues({ db, clock }: House, { code, drawnBy }: Lottery): Promise<Issue[]> {
  const states: IssueState[] = drawnBy === 'chain' ? ['open', 'drawn', 'void'] : ['drawn', 'void'];
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('settled_at', 'is', null)
    .where((where) => where.or([where('draws_at', '<=', clock.now()), where('state', '=', 'void')]))
    .where('game_code', '=', code)
    .where('state', 'in', states)
    .orderBy('draws_at')
    .limit(AT_ONCE)
    .execute();
}

function justSettled({ db, clock }: House, gameCode: string): Promise<Issue[]> {
  const since = new Date(clock.now().getTime() - LATE_MS);
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('draws_at', '>', since)
    .where('state', '=', 'settled')
    .orderBy('draws_at')
    .execute();
}

/** One after another: a win must end its chase before the next issue is paid. */
async function payIssues(play: Play, lottery: Lottery, issues: readonly Issue[]): Promise<void> {
  const nameOf = ({ number }: Issue) => roundName(lottery.code, number);
  const busy = await roundsUnderWay(play.house.db, lottery.vendor, issues.map(nameOf));
  for (const issue of issues) {
    if (issue.state === 'void') await refundIssue(play, lottery, issue);
    else if (issue.state === 'drawn' && issue.revision > 1)
      await resettleIssue(play, lottery, issue);
    else if (busy.has(nameOf(issue))) await settleIssue(play, lottery, issue);
  }
}

/** Reveals links and writes what they mean, once: of several servers one is the first. */
async function drawIssues(house: House, lottery: Lottery, due: readonly Issue[]): Promise<Issue[]> {
  const open = due.filter(({ state }) => state === 'open');
  if (open.length === 0) return [...due];
  const places = open.map(({ chain_id, link }) => ({ chainId: chain_id!, link: link! }));
  const decided = await openLinks(house, places);
  const results = open.map(({ number }, n) =>
    JSON.stringify(lottery.kind.draw(chanceOfRound(decided[n]!), dayOfIssue(number))),
  );
  const { rows } = await sql<Issue>`update lottery_issues i
    set state = 'drawn', result = w.result::jsonb, hash = w.hash, drawn_at = ${house.clock.now()}
    from unnest(${open.map(({ number }) => number)}::text[], ${results}::text[],
      ${decided.map(({ link }) => link)}::text[]) w (number, result, hash)
    where i.game_code = ${lottery.code} and i.number = w.number and i.state = 'open'
    returning i.*`.execute(house.db);
  const drawn = new Map(rows.map((issue) => [issue.number, issue]));
  for (const issue of drawn.values()) tellDraw(house, lottery, issue);
  const isOthers = ({ number, state }: Issue) => state === 'open' && !drawn.has(number);
  if (due.some(isOthers)) return dueIssues(house, lottery);
  return due.map((issue) => drawn.get(issue.number) ?? issue);
}

/**
 * Nothing is left to be done for them. An issue that was made void meanwhile is left to the next run;
 * one that was called off early stays, as long as a ticket for it could still be on its way.
 */
async function closeIssues({ db, clock }: House, issues: readonly Issue[]): Promise<void> {
  const now = clock.now();
  const ended = issues.filter(({ draws_at }) => draws_at <= now);
  if (ended.length === 0) return;
  await sql`update lottery_issues i set settled_at = ${now},
      state = case when i.state = 'drawn' then 'settled' else i.state end
    from unnest(${ended.map(({ game_code }) => game_code)}::text[],
      ${ended.map(({ number }) => number)}::text[], ${ended.map(({ state }) => state)}::text[])
      w (game_code, number, state)
    where i.game_code = w.game_code and i.number = w.number and i.state = w.state`.execute(db);
}
