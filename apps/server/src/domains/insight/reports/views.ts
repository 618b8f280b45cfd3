import type { insightReportsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';

type Shown = Output<typeof contract.listViews.value>;
type Input = Output<typeof contract.saveView.input>;

/** What one operator may keep; whoever has more has lost sight of them. */
const MAX_VIEWS = 50;

export async function listViews(house: House, { operatorId }: Caller): Promise<Shown> {
  const rows = await house.db
    .selectFrom('insight_views')
    .selectAll()
    .where((by) => by.or([by('operator_id', '=', operatorId!), by('is_shared', '=', true)]))
    .orderBy('name')
    .execute();
  const names = await operatorNames(
    house,
    rows.map((row) => row.operator_id),
  );
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      asked: row.asked,
      isShared: row.is_shared,
      isMine: row.operator_id === operatorId,
      by: names.get(row.operator_id) ?? '',
      createdAt: row.created_at.getTime(),
    })),
  };
}

export async function saveView(
  house: House,
  caller: Caller,
  input: Input,
): Promise<{ id: string }> {
  const { name, asked, isShared } = input;
  return begin(house.db, async (tx) => {
    const own = await tx
      .selectFrom('insight_views')
      .select('id')
      .where('operator_id', '=', caller.operatorId!)
      .execute();
    if (own.length >= MAX_VIEWS) refuse('INVALID_INPUT', { value: { name: ['too_many'] } });
    const { id } = await tx
      .insertInto('insight_views')
      .values({
        operator_id: caller.operatorId!,
        name,
        asked,
        is_shared: isShared,
        created_at: house.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'insight.view.saved',
      subject: `insight:view ${id}`,
      after: input,
      address: caller.address,
    });
    return { id: String(id) };
  });
}

export async function removeView(house: House, caller: Caller, id: string): Promise<null> {
  return begin(house.db, async (tx) => {
    const gone = await tx
      .deleteFrom('insight_views')
      .where('id', '=', BigInt(id))
      .where('operator_id', '=', caller.operatorId!)
      .returning(['name', 'asked'])
      .executeTakeFirst();
    if (!gone) refuse('NOT_FOUND');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'insight.view.removed',
      subject: `insight:view ${id}`,
      before: gone,
      address: caller.address,
    });
    return null;
  });
}
