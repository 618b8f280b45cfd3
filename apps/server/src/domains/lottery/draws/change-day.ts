import { days, seconds } from '@baize/calendar';
import type { lotteryCalendarOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { dayOfIssue } from '../issues/clock.ts';
import { findIssue, type Issue } from '../issues/issues.ts';
import { findLottery, type Lottery, standingOf } from '../lotteries.ts';

const KIND = 'lottery.calendar';
/** No draw is put off for longer: whoever holds a ticket would have forgotten it. */
const LONGEST_MS = days(14);
const SHOWN_DAYS = 60;

const numberOf = (day: string) => `${day.replaceAll('-', '')}-0001`;
const subjectOf = (gameCode: string, day: string) => `lottery:${gameCode}:${day}`;

/** A draw at another time, or none: tickets are on it already, so it takes two people. */
export async function askDay(
  house: House,
  caller: Caller,
  { gameCode, day, drawsAt, reason }: Output<typeof contract.askDay.input>,
): Promise<{ approvalId: string }> {
  const lottery = findLottery(gameCode);
  const issue = (await findIssue(house, gameCode, numberOf(day))) ?? refuse('NOT_FOUND');
  assertMovable(house, lottery, issue, drawsAt);
  const payload = { gameCode, day, drawsAt: drawsAt ?? null, reason };
  const id = await begin(house.db, (tx) =>
    askOneApproval(house, tx, { kind: KIND, subject: subjectOf(gameCode, day), payload, caller }),
  );
  return { approvalId: String(id) };
}

function assertMovable(
  house: House,
  lottery: Lottery,
  { state, revision, draws_at }: Issue,
  drawsAt: number | undefined,
): void {
  if ('everyMinutes' in lottery.clock) refuse('NOT_ALLOWED');
  if (state !== 'open' || revision > 0) refuse('CHANGED_MEANWHILE');
  if (drawsAt === undefined) return;
  const closesAt = drawsAt - closeBeforeMs(house, lottery);
  if (closesAt <= house.clock.now().getTime()) {
    refuse('INVALID_INPUT', { value: { drawsAt: ['too_small'] } });
  }
  if (Math.abs(drawsAt - draws_at.getTime()) > LONGEST_MS) {
    refuse('INVALID_INPUT', { value: { drawsAt: ['too_big'] } });
  }
}

const closeBeforeMs = (house: House, lottery: Lottery) =>
  seconds(standingOf(house, lottery).closeBeforeSeconds);

type Payload = { gameCode: string; day: string; drawsAt: number | null; reason: string };

export const dayApproval: ApprovalKind = {
  kind: KIND,
  right: 'lottery.results',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { gameCode, day, drawsAt, reason } = payload as Payload;
    const lottery = findLottery(gameCode);
    const issue = await findIssue(house, gameCode, numberOf(day));
    assertMovable(house, lottery, issue ?? refuse('NOT_FOUND'), drawsAt ?? undefined);
    await writeDay(tx, { gameCode, day, drawsAt, reason, decidedBy, decidedAt: house.clock.now() });
    await moveIssue(house, tx, lottery, { day, drawsAt });
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'lottery.day.changed',
      subject: subjectOf(gameCode, day),
      before: { drawsAt: issue!.draws_at.toISOString() },
      after: { drawsAt: drawsAt === null ? null : new Date(drawsAt).toISOString(), reason },
    });
  },
};

async function writeDay(
  tx: Transaction,
  { gameCode, day, drawsAt, ...change }: Payload & { decidedBy: bigint; decidedAt: Date },
): Promise<void> {
  const row = {
    draws_at: drawsAt === null ? null : new Date(drawsAt),
    reason: change.reason,
    decided_by: change.decidedBy,
    decided_at: change.decidedAt,
  };
  await tx
    .insertInto('lottery_calendar')
    .values({ game_code: gameCode, day, ...row })
    .onConflict((conflict) => conflict.columns(['game_code', 'day']).doUpdateSet(row))
    .execute();
}

/** The issue stays what it was for whoever has a ticket: it moves, or every stake goes back. */
async function moveIssue(
  house: House,
  tx: Transaction,
  lottery: Lottery,
  { day, drawsAt }: { day: string; drawsAt: number | null },
): Promise<void> {
  const query = tx
    .updateTable('lottery_issues')
    .where('game_code', '=', lottery.code)
    .where('number', '=', numberOf(day))
    .where('state', '=', 'open');
  if (drawsAt === null) {
    await query.set({ state: 'void', settled_at: null }).execute();
    return;
  }
  const closesAt = new Date(drawsAt - closeBeforeMs(house, lottery));
  const hourBefore = new Date(closesAt.getTime() - seconds(3600));
  await query
    .set(({ fn, val }) => ({
      draws_at: new Date(drawsAt),
      closes_at: closesAt,
      opens_at: fn<Date>('least', ['opens_at', val(hourBefore)]),
    }))
    .execute();
}

/** The coming draws, and what was decided about single days. */
export async function showCalendar(
  house: House,
  gameCode: string,
): Promise<Output<typeof contract.showCalendar.value>> {
  const { clock, code } = findLottery(gameCode);
  if ('everyMinutes' in clock) refuse('NOT_ALLOWED');
  const [issues, changes] = await Promise.all([
    house.db
      .selectFrom('lottery_issues')
      .selectAll()
      .where('game_code', '=', code)
      .where('draws_at', '>', house.clock.now())
      .where('state', '=', 'open')
      .orderBy('draws_at')
      .execute(),
    house.db
      .selectFrom('lottery_calendar')
      .selectAll()
      .where('game_code', '=', code)
      .orderBy('day', 'desc')
      .limit(SHOWN_DAYS)
      .execute(),
  ]);
  const changed = new Set(changes.map(({ day }) => day));
  return {
    at: clock.at,
    offsetMinutes: clock.offsetMinutes,
    reachesTo: issues.at(-1)?.draws_at.getTime() ?? null,
    draws: issues.slice(0, SHOWN_DAYS).map(({ number, closes_at, draws_at }) => ({
      number,
      day: dayOfIssue(number),
      closesAt: closes_at.getTime(),
      drawsAt: draws_at.getTime(),
      isChanged: changed.has(dayOfIssue(number)),
    })),
    changes: changes.map(({ day, draws_at, reason, decided_at }) => ({
      day,
      drawsAt: draws_at?.getTime() ?? null,
      reason,
      decidedAt: decided_at.getTime(),
    })),
  };
}
