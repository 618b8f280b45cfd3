import { type fishOperator as contract, fishParts, type Output } from '@baize/contract';
import type { FishRoom } from '@baize/games';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { findRoom, standingOf } from './room.ts';
import { type RoomSettings, renewSettings, settingsOf } from './settings.ts';

/** Holds from the next magazine on; what is loaded may be fired. */
export async function saveRoom(
  house: House,
  caller: Caller,
  { room: code, version, ...content }: Output<typeof contract.saveRoom.input>,
): Promise<{ version: number }> {
  const room = findRoom(code);
  assertNarrower(room, content);
  const before = standingOf(house, room);
  await begin(house.db, async (tx) => {
    const row = {
      content: JSON.stringify(z.encode(fishParts.roomSettings, content)),
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('fish_settings')
      .values({ room: code, ...row })
      .onConflict((conflict) =>
        conflict.column('room').doUpdateSet(row).where('fish_settings.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written || version > 0 !== settingsOf(house).has(code)) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'fish.room.changed',
      subject: `fish:${code}`,
      before: z.encode(fishParts.roomSettings, before),
      after: z.encode(fishParts.roomSettings, content),
      address: caller.address,
    });
  });
  await renewSettings(house);
  return { version: version + 1 };
}

/** Operators narrow what the house ships; at least one cannon stays. */
function assertNarrower({ costs }: FishRoom, { minCost, maxCost }: RoomSettings): void {
  if (maxCost > costs.at(-1)!) refuse('INVALID_INPUT', { value: { maxCost: ['too_big'] } });
  if (!costs.some((cost) => cost >= minCost && cost <= maxCost)) {
    refuse('INVALID_INPUT', { value: { minCost: ['out_of_bounds'] } });
  }
}
