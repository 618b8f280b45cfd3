import { cardroomParts, type cardroomDeskOperator as contract, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { renewSettings, settingsOf } from './settings.ts';
import { findStake, standingOf } from './stake.ts';

/** Holds from the next hand on; a hand under way keeps its rules and its clock. */
export async function saveStake(
  house: House,
  caller: Caller,
  { stakeId, version, ...content }: Output<typeof contract.saveStake.input>,
): Promise<{ version: number }> {
  const stake = findStake(stakeId);
  const before = standingOf(house, stake);
  await begin(house.db, async (tx) => {
    const row = {
      content: JSON.stringify(z.encode(cardroomParts.stakeSettings, content)),
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('card_settings')
      .values({ stake_id: stakeId, ...row })
      .onConflict((conflict) =>
        conflict.column('stake_id').doUpdateSet(row).where('card_settings.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written || version > 0 !== settingsOf(house).has(stakeId)) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cardroom.stake.changed',
      subject: `cards:${stakeId}`,
      before: z.encode(cardroomParts.stakeSettings, before),
      after: z.encode(cardroomParts.stakeSettings, content),
      address: caller.address,
    });
  });
  await renewSettings(house);
  return { version: version + 1 };
}
