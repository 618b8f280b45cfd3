import { loyaltyRules as contract, type Output, type Shape } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../platform/caller.ts';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';

export type ClubRules = Output<typeof contract.clubRules>;
export type PointRules = Output<typeof contract.pointRules>;

const shapes = { levels: contract.clubRules, points: contract.pointRules };
type Name = keyof typeof shapes;
type Content<Of extends Name> = Output<(typeof shapes)[Of]>;
type Stored = { [Of in Name]: { content: Content<Of>; version: number } };

const shipped: Stored = {
  levels: { content: z.parse(contract.clubRules, {}), version: 0 },
  points: { content: z.parse(contract.pointRules, {}), version: 0 },
};

const memory = keepInMemory<Stored>({
  channel: 'loyalty.settings',
  empty: shipped,
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('loyalty_settings').selectAll().execute();
    const isNew = rows.some(({ name, version }) => before[name as Name]?.version !== version);
    if (!isNew) return before;
    return { ...shipped, ...Object.fromEntries(rows.map((row) => [row.name, readRow(row)])) };
  },
});

const readRow = ({
  name,
  content,
  version,
}: {
  name: string;
  content: unknown;
  version: number;
}) => ({
  content: z.parse(shapes[name as Name] as Shape, content),
  version,
});

export const followSettings = memory.follow;
export const clubRulesOf = (house: House): ClubRules => memory.of(house).levels.content;
export const pointRulesOf = (house: House): PointRules => memory.of(house).points.content;

export function storedSettings<Of extends Name>(house: House, name: Of): Stored[Of] {
  return memory.of(house)[name];
}

type Saving<Of extends Name> = {
  name: Of;
  content: Content<Of>;
  version: number;
  reason: string;
  /** What must happen with it, or not at all. */
  beside?: (tx: Transaction) => Promise<void>;
};

/** Saved by one of two who save at once; the other is told. */
export async function saveSettings<Of extends Name>(
  house: House,
  caller: Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>,
  { name, content, version, reason, beside }: Saving<Of>,
): Promise<number> {
  const text = JSON.stringify(z.encode(shapes[name] as Shape, content));
  await begin(house.db, async (tx) => {
    const before = await tx
      .selectFrom('loyalty_settings')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    if ((before?.version ?? 0) !== version) refuse('CHANGED_MEANWHILE');
    const row = {
      name,
      content: text,
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('loyalty_settings')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(row).where('loyalty_settings.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written) refuse('CHANGED_MEANWHILE');
    await beside?.(tx);
    await recordAudit(house, tx, {
      actor: actorOf(caller as Caller),
      action: `loyalty.${name}.changed`,
      subject: `loyalty:${name}`,
      before: before?.content as object | undefined,
      after: { ...(JSON.parse(text) as object), reason },
      address: caller.address,
    });
  });
  await memory.renew(house);
  return version + 1;
}
