import type { operatorsApprovals as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../accounts.ts';
import { fits, type Room, roomOf } from '../limits.ts';
import { type Link, pathBetween, readLinks } from '../persons.ts';
import { namesOfSubjects } from '../subjects.ts';
import { type ApprovalKind, type ApprovalRow, shownPayload } from './approvals.ts';

type Shown = Output<typeof contract.approval>;
type Wanted = Output<typeof contract.listApprovals.input>;

export async function listApprovals(
  house: House,
  kinds: readonly ApprovalKind[],
  caller: Caller,
  { page, pageSize, state, kind }: Wanted,
) {
  let matching = house.db.selectFrom('approvals');
  if (state) matching = matching.where('state', '=', state);
  if (kind) matching = matching.where('kind', '=', kind);
  const { count } = await matching
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, size: pageSize }))
    .execute();
  const list = await toApprovalRows(house, kinds, caller, rows);
  return pageOf(list, Number(count), { page, size: pageSize });
}

export async function showApproval(
  house: House,
  kinds: readonly ApprovalKind[],
  caller: Caller,
  id: string,
): Promise<Shown> {
  const rows = await house.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', BigInt(id))
    .execute();
  const [shown] = await toApprovalRows(house, kinds, caller, rows);
  return shown ?? refuse('NOT_FOUND');
}

async function toApprovalRows(
  house: House,
  kinds: readonly ApprovalKind[],
  caller: Caller,
  rows: ApprovalRow[],
): Promise<Shown[]> {
  const names = await operatorNames(
    house,
    rows.flatMap(({ asked_by, decided_by }) => (decided_by ? [asked_by, decided_by] : [asked_by])),
  );
  const nameOf = await namesOfSubjects(
    house,
    rows.map(({ subject }) => subject),
  );
  const links = await readLinks(house, house.db);
  const room = await roomOf(house, house.db, caller.operatorId);
  const person = (id: bigint) => ({ id: Number(id), username: names.get(id) ?? '' });
  return rows.map((row) => {
    const blockedBy = whyNotMine(kinds, { links, room }, caller, row);
    return {
      id: String(row.id),
      kind: row.kind,
      subject: row.subject,
      subjectName: nameOf(row.subject),
      payload: shownPayload(row.payload) as Shown['payload'],
      state: row.state,
      askedBy: person(row.asked_by),
      askedAt: row.asked_at.getTime(),
      decidedBy: row.decided_by === null ? null : person(row.decided_by),
      decidedAt: row.decided_at?.getTime() ?? null,
      note: row.note,
      blockedBy,
      isMineToDecide: row.state === 'waiting' && blockedBy === null,
    };
  });
}

/** Why the one who reads this may not decide it; nothing stands in the way of whom it waits for. */
function whyNotMine(
  kinds: readonly ApprovalKind[],
  { links, room }: { links: readonly Link[]; room: Room },
  { operatorId, rights, takenRights }: Caller,
  row: ApprovalRow,
): Shown['blockedBy'] {
  if (row.asked_by === operatorId) return 'own';
  const kind = kinds.find((one) => one.kind === row.kind);
  const right = kind?.right;
  if (!right || !rights.includes('approvals.decide') || !rights.includes(right)) return 'right';
  if (takenRights?.includes(right)) return 'right';
  const path = pathBetween(links, row.asked_by, operatorId);
  if (path.length === 0) {
    const measure = kind.measure?.(JSON.parse(row.payload));
    return measure && !fits(room, measure) ? 'limit' : null;
  }
  return path.some(({ reason }) => reason === 'device') ? 'device' : 'reset';
}
