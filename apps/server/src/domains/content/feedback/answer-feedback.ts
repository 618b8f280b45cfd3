import type { contentFeedbackOperator as contract, Output } from '@baize/contract';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../../operators/index.ts';
import { type Editor, putOnRecord } from '../changes.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { FeedbackRow } from '../tables.ts';

type Shown = Output<typeof contract.feedback>;
type Wanted = Output<typeof contract.listFeedback.input>;

export async function listFeedback(house: House, wanted: Wanted) {
  let found = house.db.selectFrom('feedback');
  if (wanted.state) found = found.where('state', '=', wanted.state);
  if (wanted.type !== undefined) {
    found = found.where('type', '=', wanted.type as FeedbackRow['type']);
  }
  const { count } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page: wanted.page, size: wanted.pageSize }))
    .execute();
  const list = await showFeedback(house, rows);
  return pageOf(list, Number(count), { page: wanted.page, size: wanted.pageSize });
}

/** What another domain does about it in the same transaction, before the answer is given. */
export type Consequence = (
  tx: Transaction,
  asked: { type: number; state: FeedbackRow['state']; memberId: bigint | null },
) => Promise<void>;

/** A member finds the answer among the messages; a visitor left no place to answer to. */
export async function answerFeedback(
  house: House,
  editor: Editor,
  { id, version, answer }: { id: string; version: number; answer: string },
  also?: Consequence,
): Promise<Shown> {
  const words = answer.trim() || refuse('INVALID_INPUT', { value: { answer: 'too_small' } });
  return handle(house, editor, { id, version }, async (tx, before) => {
    await also?.(tx, { type: before.type, state: before.state, memberId: before.member_id });
    if (before.member_id !== null) {
      await sendMessage(house, tx, {
        to: { memberIds: [before.member_id] },
        title: 'Re: feedback',
        body: `${words}\n\n> ${before.words}`,
      });
    }
    return { state: 'answered', answer: words };
  });
}

export async function setFeedbackState(
  house: House,
  editor: Editor,
  { state, ...one }: { id: string; version: number; state: FeedbackRow['state'] },
): Promise<Shown> {
  return handle(house, editor, one, async () => ({ state }));
}

async function handle(
  house: House,
  editor: Editor,
  { id, version }: { id: string; version: number },
  work: (
    tx: Transaction,
    before: FeedbackRow,
  ) => Promise<{ state: FeedbackRow['state']; answer?: string }>,
): Promise<Shown> {
  const row = await begin(house.db, async (tx) => {
    const before = await lock(tx, id);
    if (before.version !== version) refuse('CHANGED_MEANWHILE');
    const after = await work(tx, before);
    const written = await tx
      .updateTable('feedback')
      .set({
        ...after,
        version: version + 1,
        handled_by: editor.operatorId,
        handled_at: house.clock.now(),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await putOnRecord(house, tx, editor, {
      action: `content.feedback.${after.state}`,
      subject: `feedback:${id}`,
      before: { state: before.state, answer: before.answer },
      after,
    });
    return written;
  });
  house.events.poke();
  return (await showFeedback(house, [row]))[0]!;
}

async function lock(tx: Transaction, id: string): Promise<FeedbackRow> {
  const row = await tx
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

async function showFeedback(house: House, rows: readonly FeedbackRow[]): Promise<Shown[]> {
  const handlers = rows.flatMap(({ handled_by }) => handled_by ?? []);
  const names = await operatorNames(house, [...new Set(handlers)]);
  return rows.map((row) => ({
    id: String(row.id),
    memberId: row.member_id === null ? null : Number(row.member_id),
    sender: row.sender,
    type: row.type,
    content: row.words,
    language: row.language,
    state: row.state,
    answer: row.answer,
    handledBy: row.handled_by === null ? null : (names.get(row.handled_by) ?? null),
    handledAt: row.handled_at?.getTime() ?? null,
    at: row.at.getTime(),
    version: row.version,
  }));
}
