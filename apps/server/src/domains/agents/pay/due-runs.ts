import { addDays, type Day, dayOf, periodKinds, periodOf, startOfDay } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { counting } from '../contracts/counting.ts';
import { expectCounted } from '../sums/counted.ts';
import { runPeriod } from './pay-run.ts';
import type { RunKind } from './run-bills.ts';

/** Yesterday's salaries, and those of days that a silent night left out. */
export async function runSalaries(house: House): Promise<void> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  await expectCounted(house, counting, startOfDay(today(house), zone));
  for (const kind of ['DAILY', 'HOURLY'] as const) {
    for (const day of await daysDue(house, kind)) {
      await runPeriod(house, kind, { from: day, to: day });
      await noteDone(house, kind, day);
    }
  }
}

/** The dividends of every period that has ended and was not run yet, in the order of their ends. */
export async function runDividends(house: House): Promise<void> {
  // They take salaries off. After a silent night both jobs start at once: whoever is second waits.
  await runSalaries(house);
  for (const day of await daysDue(house, 'DIVIDEND')) {
    for (const kind of periodKinds) {
      const period = periodOf(kind, day);
      if (period.to === day) await runPeriod(house, 'DIVIDEND', period);
    }
    await noteDone(house, 'DIVIDEND', day);
  }
}

function today(house: House): Day {
  return dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
}

/** After a longer silence than this, operators run what is missing by hand. */
const MAX_DAYS = 31;

/** Days that are over and were not looked at, oldest first: from the last one that was, or from the first contract. */
async function daysDue(house: House, kind: RunKind): Promise<Day[]> {
  const yesterday = addDays(today(house), -1);
  const { rows } = await sql<{ first: string | null; last: string | null }>`select
      (select min(effective_on)::text from contracts where kind = ${kind}) as first,
      (select max(day)::text from agent_days_done where work = ${workOf(kind)}
        and at <= ${house.clock.now()}) as last`.execute(house.work);
  const { first, last } = rows[0]!;
  if (first === null) return [];
  const starts = [
    last === null ? first : addDays(last, 1),
    first,
    addDays(yesterday, 1 - MAX_DAYS),
  ];
  const days: Day[] = [];
  for (let day = starts.sort().at(-1)!; day <= yesterday; day = addDays(day, 1)) days.push(day);
  return days;
}

async function noteDone(house: House, kind: RunKind, day: Day): Promise<void> {
  await house.work
    .insertInto('agent_days_done')
    .values({ work: workOf(kind), day, at: house.clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['work', 'day']).doUpdateSet({ at: house.clock.now() }),
    )
    .execute();
}

const workOf = (kind: RunKind) => `run:${kind}`;
