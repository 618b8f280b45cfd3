import type { lotteryResultsOperator as contract, Output } from '@baize/contract';
import { canonicalText, readResult, resultFieldsOf } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { refuseArchivedRound } from '../../play/index.ts';
import { dayOfIssue } from '../issues/clock.ts';
import { findIssue, type Issue } from '../issues/issues.ts';
import { findLottery, roundName } from '../lotteries.ts';
import { tellDraw } from './news.ts';
import { entriesOf, lockIssue, printedOf, takeResult, writeEntry } from './results.ts';

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
    const issue = (await lockIssue(tx, input)) ?? refuse('NOT_FOUND');
    assertMayEnter(house, issue, input.reason);
    await refuseArchivedRound(tx, issue.opens_at);
    const by = { operatorId: caller.operatorId };
    await writeEntry(house, tx, issue, { by, result, reason: input.reason });
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

/** Nothing is known before the draw; what is called off has no result, and a correction has a reason. */
function assertMayEnter({ clock }: House, { state, draws_at, revision }: Issue, reason: string) {
  if (state === 'void') refuse('CHANGED_MEANWHILE');
  if (draws_at > clock.now()) refuse('INVALID_INPUT', { value: { number: ['too_early'] } });
  if (revision > 0 && reason.trim().length < FEWEST_LETTERS) {
    refuse('INVALID_INPUT', { value: { reason: ['too_small'] } });
  }
}

async function standingOf(
  tx: Transaction,
  issue: Issue,
  operatorId: bigint,
  result: unknown,
): Promise<Standing> {
  const entries = await entriesOf(tx, issue);
  // People agree with people: what sources told is no second look at the sheet.
  const others = entries.filter(({ operator_id }) => operator_id && operator_id !== operatorId);
  if (others.length === 0) return 'waits';
  const said = canonicalText(result);
  return others.some((other) => canonicalText(other.result) === said) ? 'taken' : 'differs';
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
    entries.flatMap(({ operator_id }) => operator_id ?? []),
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
      by: entry.source ?? names.get(entry.operator_id!) ?? String(entry.operator_id),
      isSource: entry.source !== null,
      enteredAt: entry.entered_at.getTime(),
      printed: entry.operator_id === operatorId ? lottery.kind.printed(entry.result) : '',
    })),
  };
}
