import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { defineJob } from '../../../platform/jobs.ts';

/** As long as this a request may still be sent again. */
const KEPT_MS = days(7);

/** What lay on issues that are long over limits nobody any more. */
export const forgetExposureJob = defineJob({
  name: 'lottery.forget-exposure',
  schedule: { everyMinutes: 60 },
  run: forgetExposure,
});

async function forgetExposure({ db, clock }: House): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await sql`delete from lottery_exposure e using lottery_issues i
    where i.game_code = e.game_code and i.number = e.number and i.settled_at < ${before}`.execute(
    db,
  );
  await db.deleteFrom('lottery_counted').where('counted_at', '<', before).execute();
}
