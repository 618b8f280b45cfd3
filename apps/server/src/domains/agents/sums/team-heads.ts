import { type Day, type PeriodKind, periodKinds, periodOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { chainOf } from '../../members/index.ts';
import type { AgentSettings } from '../settings.ts';

export type HeadsOf = 'ACTIVE' | 'DEPOSIT';

/** What someone did on a day: so much valid bet, or so many times paid in. */
export type Deed = { memberId: bigint; path: string; day: Day; units: bigint };

/** A day has a threshold of its own; every longer span shares the other. Who paid in once has paid in. */
export function thresholdOf(what: HeadsOf, span: PeriodKind, settings: AgentSettings): Money {
  if (what === 'DEPOSIT') return 1n;
  return span === 'DAILY' ? settings.activePerDay : settings.activePerPeriod;
}

/** Counts who came over a threshold by these deeds, or fell below it, for everyone above them. */
export async function countHeads(
  tx: Transaction,
  what: HeadsOf,
  deeds: readonly Deed[],
  settings: AgentSettings,
): Promise<void> {
  const changes = await addToSpans(tx, what, gather(deeds));
  const heads = new Map<string, Head>();
  for (const { path, span, from, units, added } of changes) {
    const threshold = thresholdOf(what, span, settings);
    const step = Number(units >= threshold) - Number(units - added >= threshold);
    if (step !== 0)
      for (const leader of chainOf({ path }))
        addHead(heads, { leader, span, from, threshold }, step);
  }
  if (heads.size > 0) await addToTeams(tx, what, [...heads.values()]);
}

type Span = Deed & { span: PeriodKind; from: Day };

function gather(deeds: readonly Deed[]): Span[] {
  const spans = new Map<string, Span>();
  for (const deed of deeds) {
    for (const span of periodKinds) {
      const { from } = periodOf(span, deed.day);
      const key = [deed.memberId, deed.path, span, from].join();
      const known = spans.get(key);
      if (known) known.units += deed.units;
      else spans.set(key, { ...deed, span, from });
    }
  }
  return [...spans.values()].filter(({ units }) => units !== 0n);
}

type Changed = { path: string; span: PeriodKind; from: Day; units: bigint; added: bigint };

async function addToSpans(
  tx: Transaction,
  what: HeadsOf,
  spans: readonly Span[],
): Promise<Changed[]> {
  if (spans.length === 0) return [];
  const { rows } = await sql<Changed>`with w as (
      select * from unnest(${spans.map(({ memberId }) => String(memberId))}::bigint[],
        ${spans.map(({ span }) => span)}::text[], ${spans.map(({ from }) => from)}::date[],
        ${spans.map(({ path }) => path)}::text[], ${spans.map(({ units }) => String(units))}::bigint[])
        w (member_id, span, day_from, path, units)
    ), kept as (
      insert into member_spans (member_id, what, span, day_from, path, units)
      select member_id, ${what}, span, day_from, path, units from w
      order by member_id, span, day_from, path
      on conflict (member_id, what, span, day_from, path)
      do update set units = member_spans.units + excluded.units
      returning member_id, span, day_from, path, units)
    select kept.path, kept.span, kept.day_from::text as "from", kept.units, w.units as added
    from kept join w using (member_id, span, day_from, path)`.execute(tx);
  return rows;
}

type Head = { leader: bigint; span: PeriodKind; from: Day; threshold: Money; heads: number };

function addHead(heads: Map<string, Head>, of: Omit<Head, 'heads'>, step: number): void {
  const key = [of.leader, of.span, of.from].join();
  const known = heads.get(key);
  if (known) known.heads += step;
  else heads.set(key, { ...of, heads: step });
}

/** A count under another threshold is worth nothing any more: it is counted anew when asked for. */
async function addToTeams(tx: Transaction, what: HeadsOf, heads: readonly Head[]): Promise<void> {
  await sql`insert into team_heads (member_id, what, span, day_from, threshold, heads)
    select member_id, ${what}, span, day_from, threshold, heads
    from unnest(${heads.map(({ leader }) => String(leader))}::bigint[],
      ${heads.map(({ span }) => span)}::text[], ${heads.map(({ from }) => from)}::date[],
      ${heads.map(({ threshold }) => String(threshold))}::bigint[],
      ${heads.map((one) => one.heads)}::bigint[]) w (member_id, span, day_from, threshold, heads)
    order by 1, 3, 4
    on conflict (member_id, what, span, day_from) do update
    set heads = case when team_heads.threshold = excluded.threshold
      then team_heads.heads + excluded.heads end`.execute(tx);
}

/** Whoever moves in the midst of a span is no longer counted once: their leaders are counted anew. */
export async function forgetHeads(
  tx: Transaction,
  leaderIds: readonly bigint[],
  today: Day,
): Promise<void> {
  const spans = periodKinds.map((span) => ({ span, from: periodOf(span, today).from }));
  await sql`insert into team_heads (member_id, what, span, day_from, threshold, heads)
    select leader, what, span, day_from, 0, null
    from unnest(${leaderIds.map(String)}::bigint[]) leader,
      unnest(array['ACTIVE', 'DEPOSIT']) what,
      unnest(${spans.map(({ span }) => span)}::text[], ${spans.map(({ from }) => from)}::date[])
        s (span, day_from)
    on conflict (member_id, what, span, day_from) do update set heads = null`.execute(tx);
}
