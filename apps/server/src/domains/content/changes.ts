import type { Caller } from '../../platform/caller.ts';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { tellContent } from './board.ts';

export type Editor = Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>;

export type Change<Result> = {
  action: string;
  subject: string;
  before?: unknown;
  after: unknown;
  result: Result;
};

/** One change of a public text by an operator: written, put on record, and told to every server. */
export async function changeContent<Result>(
  house: House,
  editor: Editor,
  part: string,
  work: (tx: Transaction) => Promise<Change<Result>>,
): Promise<Result> {
  const result = await begin(house.db, async (tx) => {
    await tx
      .updateTable('content_state')
      .set(({ eb }) => ({ version: eb('version', '+', 1n) }))
      .execute();
    const { result, ...entry } = await work(tx);
    await putOnRecord(house, tx, editor, entry);
    return result;
  });
  await tellContent(house, part);
  return result;
}

export function putOnRecord(
  house: House,
  tx: Transaction,
  editor: Editor,
  entry: Omit<Change<unknown>, 'result'>,
): Promise<void> {
  const actor = editor.operatorId ? actorOf(editor) : 'system';
  return recordAudit(house, tx, { actor, ...entry, address: editor.address || undefined });
}

/** What ends before it begins would never be shown. */
export function refuseBackwards(startsAt: number | null, endsAt: number | null): void {
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
    refuse('INVALID_INPUT', { value: { endsAt: 'too_small' } });
  }
}

export const dateOf = (instant: number | null) => (instant === null ? null : new Date(instant));

/** Each language's words made safe; a title must say something. */
export function safeTexts<Words, Safe>(
  texts: Partial<Record<string, Words>>,
  make: (words: Words, language: string) => Safe,
): Record<string, Safe> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, words]) => [language, make(words as Words, language)]),
  );
}
