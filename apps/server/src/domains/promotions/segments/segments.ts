import {
  type promotionsCampaignsOperator as contract,
  type Output,
  promotionsCampaign,
} from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Database, sqlState, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { type Audience, countOf, membersOf, readSegments } from './audience.ts';

const SAMPLE = 10;

export async function countAudience(
  { reports, clock }: House,
  who: Audience,
): Promise<Output<typeof contract.countAudience.value>> {
  const asked = { segments: await readSegments(reports), at: clock.now() };
  const sample = await membersOf(reports, who, { ...asked, limit: SAMPLE });
  return {
    count: await countOf(reports, who, asked),
    sample: sample.map(({ id, username }) => ({ memberId: Number(id), username })),
  };
}

export async function listSegments(
  house: House,
): Promise<Output<typeof contract.listSegments.value>> {
  const { reports, clock } = house;
  const segments = await readSegments(reports);
  const rows = await reports.selectFrom('promotion_segments').selectAll().orderBy('name').execute();
  const list = [];
  for (const { id, name, version } of rows) {
    const who = segments.get(String(id))!;
    const count = await countOf(reports, who, { segments, at: clock.now() });
    list.push({ id: String(id), name, who, count, version });
  }
  return list;
}

/** What segments are called, by their number. */
export async function segmentNames(db: Database | Transaction): Promise<Map<string, string>> {
  const rows = await db.selectFrom('promotion_segments').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

const UNIQUE_VIOLATION = '23505';

export async function saveSegment(
  house: House,
  caller: Caller,
  input: Output<typeof contract.saveSegment.input>,
): Promise<{ id: string; version: number }> {
  // A segment of segments could name itself.
  if (input.who.segments.length > 0) refuse('INVALID_INPUT', { value: { segments: 'too_big' } });
  try {
    return await writeSegment(house, caller, input);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) {
      refuse('INVALID_INPUT', { value: { name: 'taken' } });
    }
    throw error;
  }
}

function writeSegment(
  house: House,
  caller: Caller,
  { id, name, who, version }: Output<typeof contract.saveSegment.input>,
): Promise<{ id: string; version: number }> {
  const written = JSON.stringify(z.encode(promotionsCampaign.audience, who));
  return begin(house.db, async (tx) => {
    const row =
      id === undefined
        ? await tx
            .insertInto('promotion_segments')
            .values({ name, who: written })
            .returning(['id', 'version'])
            .executeTakeFirst()
        : await tx
            .updateTable('promotion_segments')
            .set({ name, who: written, version: version + 1 })
            .where('id', '=', BigInt(id))
            .where('version', '=', version)
            .returning(['id', 'version'])
            .executeTakeFirst();
    if (!row) refuse('CHANGED_MEANWHILE');
    await tx
      .insertInto('promotion_segment_versions')
      .values({
        segment_id: row.id,
        version: row.version,
        name,
        who: written,
        saved_at: house.clock.now(),
        saved_by: caller.operatorId,
      })
      .execute();
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'promotions.segment.saved',
      subject: `segment:${row.id}`,
      after: { name, who: JSON.parse(written) },
      address: caller.address,
    });
    return { id: String(row.id), version: row.version };
  });
}
