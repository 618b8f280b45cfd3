import type { lotterySources as contract, Output } from '@baize/contract';
import { canonicalText, readResult } from '@baize/games';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { recordAudit } from '../../operators/index.ts';
import { raiseAlarm } from '../draws/alarms.ts';
import { tellDraw } from '../draws/news.ts';
import { entriesOf, lockIssue, printedOf, takeResult, writeEntry } from '../draws/results.ts';
import type { Issue } from '../issues/issues.ts';
import { type Lottery, lotteries, roundName } from '../lotteries.ts';
import type { Source } from './sources.ts';

type Told = Output<typeof contract.tellResults.input>['results'][number];
type Answer = Output<typeof contract.tellResults.value>['results'][number];
type Judged = Omit<Answer, 'id'>;
type Reason = NonNullable<Answer['reason']>;

/**
 * Takes in what a source says was drawn, each word in a transaction of its own. Two sources that say
 * the same make the result without people; once two have said different things, only people do.
 */
export async function hearSource(
  house: House,
  source: Source,
  results: readonly Told[],
): Promise<Output<typeof contract.tellResults.value>> {
  const answers: Answer[] = [];
  for (const told of results)
    answers.push({ id: told.id, ...(await hearOne(house, source, told)) });
  const refused = answers.filter(({ status }) => status === 'refused').length;
  const repeated = answers.filter(({ status }) => status === 'repeated').length;
  const taken = answers.length - refused - repeated;
  // Who repeats what they once heard us being told gives no sign of life.
  await sql`update lottery_sources set taken = taken + ${taken}, refused = refused + ${refused},
      heard_at = case when ${taken} > 0 then ${house.clock.now()} else heard_at end
    where code = ${source.code}`.execute(house.db);
  return { results: answers };
}

const refused = (reason: Reason, field: string | null = null): Judged => ({
  status: 'refused',
  reason,
  field,
});
const judged = (status: Exclude<Judged['status'], 'refused'>): Judged => ({
  status,
  reason: null,
  field: null,
});

async function hearOne(house: House, source: Source, told: Told): Promise<Judged> {
  const lottery = lotteries.get(told.game);
  if (lottery?.drawnBy !== 'elsewhere' || !source.tellsOf(told.game))
    return refused('GAME_UNKNOWN');
  const read = readResult(lottery.kind.code, told.values, told.day);
  if ('wrong' in read) return refused('NOT_A_DRAW', read.wrong);
  const name = { gameCode: told.game, number: `${told.day.replaceAll('-', '')}-0001` };
  const heard = await begin(house.db, async (tx) => {
    const issue = await lockIssue(tx, name);
    if (!issue) return { answer: refused('DAY_UNKNOWN') };
    const before = await toldBefore(tx, source, told, { issue, result: read.result });
    if (before) return { answer: before };
    if (issue.state === 'void') return { answer: refused('CALLED_OFF') };
    if (issue.draws_at > house.clock.now()) return { answer: refused('TOO_EARLY') };
    return weigh(house, tx, { source, told, lottery, issue, result: read.result });
  });
  if ('after' in heard && heard.after) tellDraw(house, lottery, heard.after);
  return heard.answer;
}

/** The same word again is harmless; another word under its id does not count. */
async function toldBefore(
  tx: Transaction,
  { code }: Source,
  { id }: Told,
  said: { issue: Issue; result: unknown },
): Promise<Judged | undefined> {
  const row = await tx
    .selectFrom('lottery_results')
    .select(['game_code', 'number', 'result'])
    .where('source', '=', code)
    .where('message_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isSame =
    row.game_code === said.issue.game_code &&
    row.number === said.issue.number &&
    canonicalText(row.result) === canonicalText(said.result);
  return isSame ? judged('repeated') : refused('CONTENT_DIFFERS');
}

type Word = { source: Source; told: Told; lottery: Lottery; issue: Issue; result: unknown };

async function weigh(house: House, tx: Transaction, word: Word) {
  const { source, told, lottery, issue, result } = word;
  const by = { source: source.code, messageId: told.id };
  await writeEntry(house, tx, issue, { by, result, reason: '' });
  const status = await standingOf(tx, word);
  const after = status === 'taken' ? await takeResult(house, tx, issue, result) : undefined;
  if (status === 'differs') {
    const kind = issue.revision === 0 ? 'DIFFERS' : 'CONTRADICTED';
    await raiseAlarm(house, tx, issue, { kind, source: source.code });
  }
  await recordAudit(house, tx, {
    actor: `source:${source.code}`,
    action: after ? 'lottery.result.taken' : 'lottery.result.told',
    subject: `lottery:${roundName(issue.game_code, issue.number)}`,
    before: { printed: printedOf(lottery, issue.result), revision: issue.revision },
    after: { printed: printedOf(lottery, result), standing: status },
  });
  return { answer: judged(status), after };
}

/** A result that stands is corrected by people only: money was paid by it. */
async function standingOf(tx: Transaction, { source, issue, result }: Word) {
  const said = canonicalText(result);
  if (issue.revision > 0) return canonicalText(issue.result) === said ? 'agrees' : 'differs';
  if (await haveDiffered(tx, issue)) return 'differs';
  const others = (await entriesOf(tx, issue)).filter(
    (entry) => entry.source !== null && entry.source !== source.code,
  );
  if (others.length === 0) return 'waits';
  return others.every((other) => canonicalText(other.result) === said) ? 'taken' : 'differs';
}

/** Once sources were at odds over an issue they decide it no longer, whatever they say later. */
async function haveDiffered(tx: Transaction, { game_code, number }: Issue): Promise<boolean> {
  const alarm = await tx
    .selectFrom('lottery_alarms')
    .select('id')
    .where('game_code', '=', game_code)
    .where('number', '=', number)
    .where('kind', '=', 'DIFFERS')
    .executeTakeFirst();
  return alarm !== undefined;
}
