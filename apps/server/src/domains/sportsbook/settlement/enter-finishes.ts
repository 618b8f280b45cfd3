import { days } from '@baize/calendar';
import type { sportsbookSettlementOperator as contract, Output } from '@baize/contract';
import { canonicalText, scheduledMatch } from '@baize/games';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { renewMatches } from '../fixtures/book.ts';
import { type Match, readMatches } from '../fixtures/match.ts';
import { runnersOf } from '../fixtures/season.ts';
import type { Finishes } from '../tables.ts';
import { correctMatch } from './correction.ts';

type Input = Output<typeof contract.enterFinishes.input>;

/** Whoever ran and came in nowhere. */
const UNPLACED = 1_000;
/** As many as any market of places asks for. */
const MOST_PLACES = 3;
const CORRECTABLE_MS = days(1);

/**
 * Where each came in a contest. Two people who enter the same make it the result, and within a day two
 * who enter another one correct it. Who did not run is void; who share a place share it as a dead heat.
 */
export async function enterFinishes(
  house: House,
  caller: Caller,
  { matchId, placed, nonRunners, reason }: Input,
): Promise<Output<typeof contract.enterFinishes.value>> {
  const match = (await readMatches(house, [BigInt(matchId)])).get(BigInt(matchId));
  if (match?.source !== 'contest') refuse('NOT_FOUND');
  const now = house.clock.now();
  assertMayEnter(match, now.getTime());
  const finishes = finishesOf(match, { placed, nonRunners });
  const state = await begin(house.db, async (tx) => {
    await sql`select id from sports_matches where id = ${match.id} for update`.execute(tx);
    const others = await enterOne(tx, match, { by: caller.operatorId, finishes, at: now });
    const isAgreed = others.some((other) => canonicalText(other) === canonicalText(finishes));
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.result.entered',
      subject: `match:${match.id}`,
      before: match.finishes && { result: printFinishes(match, match.finishes) },
      after: { result: printFinishes(match, finishes), isAgreed, reason },
      address: caller.address,
    });
    if (!isAgreed) return others.length > 0 ? ('differs' as const) : ('waits' as const);
    const over = { ...scheduledMatch(match.sport), phase: 'FINISHED' as const };
    const told = { phase: 'ended' as const, state: over, finishes };
    if (!(await correctMatch(tx, match, told, now))) refuse('CHANGED_MEANWHILE');
    return 'counts' as const;
  });
  await renewMatches(house);
  return { state };
}

function assertMayEnter({ phase, startsAt, endedAt }: Match, now: number): void {
  if (phase === 'void') refuse('CHANGED_MEANWHILE');
  const isTooOld = endedAt !== null && now - endedAt > CORRECTABLE_MS;
  if (now < startsAt || isTooOld) refuse('ACTION_NOT_ALLOWED');
}

/** The places as they are shared; refused where they leave a gap, or name somebody twice. */
function finishesOf(match: Match, { placed, nonRunners }: Pick<Input, 'placed' | 'nonRunners'>) {
  const codes = runnersOf(match).map(({ code }) => code);
  const named = [...placed.map(({ code }) => code), ...nonRunners];
  const isKnown = named.every((code) => codes.includes(code));
  if (!isKnown || new Set(named).size !== named.length) refuseField('placed', 'invalid_value');
  const ran = codes.filter((code) => !nonRunners.includes(code));
  const before = (place: number) => placed.filter((one) => one.place < place).length;
  if (placed.some(({ place }) => place !== before(place) + 1))
    refuseField('placed', 'not_in_order');
  if (placed.length < Math.min(MOST_PLACES, ran.length)) refuseField('placed', 'too_small');
  return Object.fromEntries(
    ran.map((code) => {
      const rank = placed.find((one) => one.code === code)?.place ?? UNPLACED;
      const tied = placed.filter(({ place }) => place === rank).length;
      return [code, { rank, tied: Math.max(1, tied) }];
    }),
  );
}

function refuseField(field: string, fault: string): never {
  refuse('INVALID_INPUT', { value: { [field]: [fault] } });
}

/** Notes the word of one, and answers what others said of the same telling. */
async function enterOne(
  tx: Transaction,
  { id, revision }: Match,
  { by, finishes, at }: { by: bigint; finishes: Finishes; at: Date },
): Promise<unknown[]> {
  const row = { result: JSON.stringify(finishes), entered_at: at };
  await tx
    .insertInto('sports_results')
    .values({ match_id: id, revision, entered_by: by, ...row })
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'revision', 'entered_by']).doUpdateSet(row),
    )
    .execute();
  const others = await tx
    .selectFrom('sports_results')
    .select('result')
    .where('match_id', '=', id)
    .where('revision', '=', revision)
    .where('entered_by', '<>', by)
    .execute();
  return others.map(({ result }) => result);
}

/** `1 Harbour, 2 Mill, 2 Castle; did not run: Market`. */
export function printFinishes(match: Match, finishes: Finishes): string {
  const runners = runnersOf(match);
  const placed = runners
    .flatMap(({ code, team }) => {
      const rank = finishes[code]?.rank ?? UNPLACED;
      return rank < UNPLACED ? [{ rank, name: team.name }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, name }) => `${rank} ${name}`)
    .join(', ');
  const out = runners.filter(({ code }) => !finishes[code]).map(({ team }) => team.name);
  return out.length === 0 ? placed : `${placed}; did not run: ${out.join(', ')}`;
}
