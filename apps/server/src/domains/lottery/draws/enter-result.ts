import type { lotteryResultsOperator as contract, Output } from '@baize/contract';
import { canonicalText, readResult, resultFieldsOf } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { dayOfIssue } from '../issues/clock.ts';
import { findIssue, type Issue } from '../issues/issues.ts';
import { findLottery, type Lottery, roundName } from '../lotteries.ts';
import { tellDraw } from './news.ts';

type Input = Output<typeof contract.enterResult.input>;
type Standing = Output<typeof contract.enterResult.value>['standing'];

const FEWEST_LETTERS = 3;

/**
 * What one person says was drawn elsewhere. Nobody sees what another typed: two who agree make the
 * result, and where one stands already they correct it; then wins are taken back and paid anew.
 */
export async function enterResult(
  house: House,
  caller: Caller,
  input: Input,
): Promise<{ standing: Standing }> {
  const lottery = findLottery(input.gameCode);
  if (lottery.drawnBy === 'chain') refuse('NOT_ALLOWED');
  const read = readResult(lottery.kind.code, input.values, dayOfIssue(input.number));
  if ('wrong' in read) refuse('INVALID_INPUT', { value: { [read.wrong]: ['invalid_value'] } });
  const { result } = read;
  const taken = await begin(house.db, async (tx) => {
    const issue = await lockIssue(tx, input);
    assertMayEnter(house, issue, input.reason);
    await writeEntry(house, tx, issue, { caller, result, reason: input.reason });
    const standing = await standingOf(tx, issue, caller.operatorId, result);
    const after = standing === 'taken' ? await takeResult(house, tx, issue, result) : undefined;
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: after ? 'lottery.result.taken' : 'lottery.result.entered',
      subject: `lottery:${roundName(input.gameCode, input.number)}`,
      address: caller.address,
      before: { printed: printedOf(lottery, issue.result), revision: issue.revision },
      after: { printed: printedOf(lottery, result), standing, reason: input.reason },
    });
    return { standing, after };
  });
  if (taken.after) tellDraw(house, lottery, taken.after);
  return { standing: taken.standing };
}

const printedOf = ({ kind }: Lottery, result: unknown) =>
  result === null ? '' : kind.printed(result);

async function lockIssue(tx: Transaction, { gameCode, number }: Input): Promise<Issue> {
  const issue = await tx
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  return issue ?? refuse('NOT_FOUND');
}

/** Nothing is known before the draw; what is called off has no result, and a correction has a reason. */
function assertMayEnter({ clock }: House, { state, draws_at, revision }: Issue, reason: string) {
  if (state === 'void') refuse('CHANGED_MEANWHILE');
  if (draws_at > clock.now()) refuse('INVALID_INPUT', { value: { number: ['too_early'] } });
  if (revision > 0 && reason.trim().length < FEWEST_LETTERS) {
    refuse('INVALID_INPUT', { value: { reason: ['too_small'] } });
  }
}

type Entry = { caller: Caller; result: unknown; reason: string };

async function writeEntry(
  { clock }: House,
  tx: Transaction,
  { game_code, number, revision }: Issue,
  { caller, result, reason }: Entry,
): Promise<void> {
  await tx
    .insertInto('lottery_results')
    .values({
      game_code,
      number,
      revision,
      operator_id: caller.operatorId,
      result: JSON.stringify(result),
      reason,
      entered_at: clock.now(),
    })
    .execute();
}

/** The newest word of each person since the last result. */
function entriesOf(db: House['db'] | Transaction, { game_code, number, revision }: Issue) {
  return db
    .selectFrom('lottery_results')
    .distinctOn('operator_id')
    .select(['operator_id', 'result', 'entered_at'])
    .where('game_code', '=', game_code)
    .where('number', '=', number)
    .where('revision', '=', revision)
    .orderBy('operator_id')
    .orderBy('id', 'desc')
    .execute();
}

async function standingOf(
  tx: Transaction,
  issue: Issue,
  operatorId: bigint,
  result: unknown,
): Promise<Standing> {
  const entries = await entriesOf(tx, issue);
  const others = entries.filter(({ operator_id }) => operator_id !== operatorId);
  if (others.length === 0) return 'waits';
  const said = canonicalText(result);
  return others.some((other) => canonicalText(other.result) === said) ? 'taken' : 'differs';
}

/** From here on the issue is drawn; its tickets are paid, or paid anew, with the next run. */
async function takeResult(house: House, tx: Transaction, issue: Issue, result: unknown) {
  return tx
    .updateTable('lottery_issues')
    .set({
      state: 'drawn',
      result: JSON.stringify(result),
      drawn_at: house.clock.now(),
      settled_at: null,
      revision: issue.revision + 1,
    })
    .where('game_code', '=', issue.game_code)
    .where('number', '=', issue.number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function showResult(
  house: House,
  { operatorId }: Caller,
  { gameCode, number }: Output<typeof contract.showResult.input>,
): Promise<Output<typeof contract.showResult.value>> {
  const lottery = findLottery(gameCode);
  const issue = (await findIssue(house, gameCode, number)) ?? refuse('NOT_FOUND');
  const entries = await entriesOf(house.db, issue);
  const names = await operatorNames(
    house,
    entries.map(({ operator_id }) => operator_id),
  );
  const fields = lottery.drawnBy === 'chain' ? [] : resultFieldsOf(lottery.kind.code);
  return {
    state: issue.state,
    revision: issue.revision,
    printed: printedOf(lottery, issue.result),
    drawsAt: issue.draws_at.getTime(),
    fields: (fields ?? []).map(({ code, count, digits = null, highest = null }) => ({
      code,
      count,
      digits,
      highest,
    })),
    entries: entries.map((entry) => ({
      by: names.get(entry.operator_id) ?? String(entry.operator_id),
      enteredAt: entry.entered_at.getTime(),
      printed: entry.operator_id === operatorId ? lottery.kind.printed(entry.result) : '',
    })),
  };
}
