import { chanceOfRound } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../platform/house.ts';
import type { Play } from '../play/index.ts';
import { openLink } from './chains.ts';
import { dayOfIssue } from './clock.ts';
import { type Issue, makeIssues } from './issues.ts';
import { type Lottery, lotteries } from './lotteries.ts';
import { tellDraw } from './news.ts';
import { settleIssue } from './settlement.ts';
import type { IssueState } from './tables.ts';
import { refundIssue } from './void-issue.ts';

const AT_ONCE = 200;

/**
 * Makes issues ahead, draws those whose time has come and pays their tickets; after a stop all that
 * were missed, each game in its own order. Whatever is broken off is found again by the next run.
 */
export async function runDraws(play: Play): Promise<void> {
  const { house } = play;
  const games = [...lotteries.values()];
  const runs = await Promise.allSettled(games.map((lottery) => runLottery(play, lottery)));
  const failed = runs.flatMap((run, n) =>
    run.status === 'rejected' ? [{ gameCode: games[n]!.code, err: run.reason }] : [],
  );
  for (const one of failed) house.log.error(one, 'a lottery stands still');
  if (failed.length > 0) throw failed[0]!.err;
}

async function runLottery(play: Play, lottery: Lottery): Promise<void> {
  for (;;) {
    const due = await dueIssues(play.house, lottery.code);
    // One after another: a win must end its chase before the next issue is paid.
    for (const issue of due) await finishIssue(play, lottery, issue);
    if (due.length < AT_ONCE) break;
  }
  await makeIssues(play.house, lottery);
}

function dueIssues({ db, clock }: House, gameCode: string): Promise<Issue[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('settled_at', 'is', null)
    .where((where) => where.or([where('draws_at', '<=', clock.now()), where('state', '=', 'void')]))
    .where('game_code', '=', gameCode)
    .orderBy('draws_at')
    .limit(AT_ONCE)
    .execute();
}

async function finishIssue(play: Play, lottery: Lottery, issue: Issue): Promise<void> {
  const { house } = play;
  const drawn = issue.state === 'open' ? await drawIssue(house, lottery, issue) : issue;
  if (drawn.state === 'void') await refundIssue(play, lottery, drawn);
  else await settleIssue(play, lottery, drawn);
  // A ticket bought in the moment it was called off is found as long as tickets could be bought.
  if (drawn.draws_at <= house.clock.now()) await closeIssue(house, drawn);
}

/** Reveals the link and writes what it means, once: of several servers one is the first. */
async function drawIssue(house: House, lottery: Lottery, issue: Issue): Promise<Issue> {
  const { game_code, number, chain_id: chainId } = issue;
  const decided = await openLink(house, { chainId, link: issue.link });
  const result = lottery.kind.draw(chanceOfRound(decided), dayOfIssue(number));
  const drawn = await house.db
    .updateTable('lottery_issues')
    .set({
      ...{ state: 'drawn', result: JSON.stringify(result), hash: decided.link },
      drawn_at: house.clock.now(),
    })
    .where('game_code', '=', game_code)
    .where('number', '=', number)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (drawn) tellDraw(house, lottery, drawn);
  return drawn ?? readAgain(house, issue);
}

function readAgain({ db }: House, { game_code, number }: Issue): Promise<Issue> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', game_code)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

/** Nothing is left to be done for it. An issue that was made void meanwhile is left to the next run. */
async function closeIssue({ db, clock }: House, issue: Issue): Promise<void> {
  const { game_code, number, state } = issue;
  await db
    .updateTable('lottery_issues')
    .set({
      settled_at: clock.now(),
      state: sql<IssueState>`case when state = 'drawn' then 'settled' else state end`,
    })
    .where('game_code', '=', game_code)
    .where('number', '=', number)
    .where('state', '=', state)
    .execute();
}
