import type { membersOperator, Output } from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { findMember } from '../member.ts';

export interface MemberNotesTable {
  id: Generated<bigint>;
  member_id: bigint;
  operator_id: bigint;
  words: string;
  at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    member_notes: MemberNotesTable;
  }
}

type Note = Selectable<MemberNotesTable>;
type Shown = Output<typeof membersOperator.addMemberNote.value>;

const MAX_NOTES = 200;

/** What operators noted about a member, newest first. */
export async function listNotes(house: House, memberId: bigint): Promise<{ list: Shown[] }> {
  const notes = await house.db
    .selectFrom('member_notes')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(MAX_NOTES)
    .execute();
  return { list: await toNoteRows(house, notes) };
}

export async function addNote(
  house: House,
  caller: Caller,
  { memberId, words }: { memberId: bigint; words: string },
): Promise<Shown> {
  if (!(await findMember(house.db, memberId))) refuse('NOT_FOUND');
  const note = await begin(house.db, async (tx) => {
    const kept = await tx
      .insertInto('member_notes')
      .values({
        member_id: memberId,
        operator_id: caller.operatorId,
        words: maskCardNumbers(words.trim()),
        at: house.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'members.note.added',
      subject: `member:${memberId}`,
      after: { noteId: kept.id },
      address: caller.address,
    });
    return kept;
  });
  return (await toNoteRows(house, [note]))[0]!;
}

async function toNoteRows(house: House, notes: Note[]): Promise<Shown[]> {
  const names = await operatorNames(house, [...new Set(notes.map((note) => note.operator_id))]);
  return notes.map((note) => ({
    noteId: String(note.id),
    words: note.words,
    by: names.get(note.operator_id) ?? null,
    at: note.at.getTime(),
  }));
}
