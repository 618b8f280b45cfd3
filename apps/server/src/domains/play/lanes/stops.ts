import type { playLanesOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import type { BetGuard } from './guards.ts';

export type Stop = Output<typeof contract.setStop.input>;
type Shown = Output<typeof contract.listStops.value>;

/** What is stopped, as this server knows it: a second behind another server's switch at most. */
const memory = keepInMemory<ReadonlySet<string>>({
  channel: 'play.stops',
  empty: new Set(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('play_stops').select(['scope', 'subject']).execute();
    const now = new Set(rows.map(keyOf));
    return isSame(before, now) ? before : now;
  },
});

export const followStops = memory.follow;

const keyOf = ({ scope, subject }: { scope: string; subject: string }) => `${scope} ${subject}`;

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** No new bet where a switch says so; what is under way goes on and is settled. */
export function stoppedPlay(house: House): BetGuard {
  return (asks) => {
    const stops = memory.of(house);
    if (stops.size === 0) return asks.map(() => undefined);
    return asks.map(({ vendor, gameCode, memberId }) => {
      const keys = [...keysOfGame({ vendor, gameCode }), `member ${memberId}`];
      return keys.some((key) => stops.has(key)) ? 'PLAY_STOPPED' : undefined;
    });
  };
}

/** Whether a switch keeps everyone from this game. */
export function isGameStopped(house: House, { vendor, gameCode }: Stopped): boolean {
  const stops = memory.of(house);
  return keysOfGame({ vendor, gameCode }).some((key) => stops.has(key));
}

type Stopped = { vendor: string; gameCode: string };

const keysOfGame = ({ vendor, gameCode }: Stopped) => [
  'all ',
  `vendor ${vendor}`,
  `game ${vendor}:${gameCode}`,
];

/** How each thing is named: a switch that names nothing would stop nothing, and nobody would know. */
const SUBJECTS: Record<Stop['scope'], RegExp> = {
  all: /^$/,
  vendor: /^[\w-]+$/,
  game: /^[\w-]+:[\w.-]+$/,
  member: /^\d{1,18}$/,
};

/** Stops or frees one thing, on the record. */
export async function setStop(house: House, caller: Caller, stop: Stop): Promise<null> {
  const { scope, isStopped, reason } = stop;
  const subject = scope === 'all' ? '' : stop.subject;
  if (!SUBJECTS[scope].test(subject)) {
    refuse('INVALID_INPUT', { value: { subject: 'invalid_value' } });
  }
  await begin(house.db, async (tx) => {
    if (isStopped) await keepStop(house, tx, { scope, subject, reason }, caller.operatorId);
    else await freeStop(tx, { scope, subject });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: isStopped ? 'play.stopped' : 'play.freed',
      subject: `${scope}:${subject}`,
      after: { reason },
      address: caller.address,
    });
  });
  await memory.renew(house);
  house.realtime.publish('ops:play', { kind: 'stop', scope, subject });
  return null;
}

/** The house stops a game by itself, when something about it is wrong. */
export async function stopGame(
  house: House,
  { vendor, gameCode, reason }: { vendor: string; gameCode: string; reason: string },
): Promise<void> {
  const subject = `${vendor}:${gameCode}`;
  await begin(house.db, async (tx) => {
    await keepStop(house, tx, { scope: 'game', subject, reason }, 0n);
    const action = 'play.stopped';
    await recordAudit(house, tx, {
      actor: 'system',
      action,
      subject: `game:${subject}`,
      after: { reason },
    });
  });
  await memory.renew(house);
}

type Wanted = { scope: Stop['scope']; subject: string; reason: string };

async function keepStop({ clock }: House, tx: Transaction, stop: Wanted, by: bigint) {
  const row = { ...stop, set_by: by, at: clock.now() };
  await tx
    .insertInto('play_stops')
    .values(row)
    .onConflict((conflict) => conflict.columns(['scope', 'subject']).doUpdateSet(row))
    .execute();
}

async function freeStop(tx: Transaction, { scope, subject }: Omit<Wanted, 'reason'>) {
  await tx
    .deleteFrom('play_stops')
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute();
}

export async function listStops(house: House): Promise<Shown> {
  const rows = await house.db
    .selectFrom('play_stops')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(500)
    .execute();
  const names = await operatorNames(house, [...new Set(rows.map(({ set_by }) => set_by))]);
  const list = rows.map(({ scope, subject, reason, set_by, at }) => ({
    scope,
    subject,
    reason,
    operatorId: Number(set_by),
    at: at.getTime(),
    operator: names.get(set_by) ?? null,
  }));
  return { list };
}
