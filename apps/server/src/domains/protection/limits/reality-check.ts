import type { House } from '../../../platform/house.ts';
import { recordEvent } from '../record.ts';
import { changeStanding, checkDueAt, writeStanding } from '../standing.ts';

export async function setRealityCheck(
  house: House,
  memberId: bigint,
  minutes: number,
): Promise<void> {
  await changeStanding(house, memberId, async (tx, standing, at) => {
    await writeStanding(tx, memberId, { reality_minutes: minutes });
    const detail = { before: standing.reality_minutes, now: minutes };
    await recordEvent(tx, memberId, { what: 'reality.set', at, detail });
  });
}

/** Seen: the next one comes a whole interval later. Before it is due there is nothing to see. */
export async function acknowledgeCheck(
  house: House,
  memberId: bigint,
  goesOn: boolean,
): Promise<void> {
  await changeStanding(house, memberId, async (tx, standing, at) => {
    const { check_raised_at, session_started_at } = standing;
    const isDue = session_started_at !== null && checkDueAt(standing, session_started_at) <= at;
    if (!check_raised_at && !isDue) return;
    await writeStanding(tx, memberId, { acknowledged_at: at, check_raised_at: null });
    const what = goesOn ? 'reality.seen' : 'reality.left';
    await recordEvent(tx, memberId, { what, at });
  });
}

/** The limits were looked at, or not wanted before the first deposit. */
export async function noteReview(house: House, memberId: bigint): Promise<void> {
  await changeStanding(house, memberId, async (tx, _standing, at) => {
    await writeStanding(tx, memberId, { reviewed_at: at, limits_asked_at: at });
    await recordEvent(tx, memberId, { what: 'limits.reviewed', at });
  });
}
