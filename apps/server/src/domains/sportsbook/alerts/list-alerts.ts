import type { sportsbookAlertsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { findMatches } from '../fixtures/book.ts';

type Input = Output<typeof contract.listAlerts.input>;

export async function listAlerts(
  house: House,
  input: Input,
): Promise<Output<typeof contract.listAlerts.value>> {
  let query = house.db.selectFrom('sports_alerts');
  if (input.kind) query = query.where('kind', '=', input.kind);
  if (input.isSeen !== 'any') {
    query = query.where('seen_at', input.isSeen === 'no' ? 'is' : 'is not', null);
  }
  const { count } = await query
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query.selectAll().orderBy('id', 'desc').$call(onPage(input)).execute();
  const matches = await findMatches(
    house,
    rows.flatMap(({ match_id }) => match_id ?? []),
  );
  const names = await operatorNames(
    house,
    rows.flatMap(({ seen_by }) => seen_by ?? []),
  );
  const list = rows.map((row) => {
    const match = row.match_id === null ? undefined : matches.get(row.match_id);
    return {
      id: String(row.id),
      kind: row.kind,
      matchId: row.match_id === null ? null : String(row.match_id),
      match: match ? `${match.home.name} – ${match.away.name}` : null,
      market: row.market,
      selection: row.selection,
      members: row.members.map(Number),
      bets: row.bets,
      stake: row.stake,
      percent: row.percent,
      oddsFrom: row.odds_from,
      oddsTo: row.odds_to,
      seconds: row.seconds,
      firstAt: row.first_at.getTime(),
      lastAt: row.last_at.getTime(),
      seenBy: row.seen_by === null ? null : (names.get(row.seen_by) ?? String(row.seen_by)),
      seenAt: row.seen_at?.getTime() ?? null,
      note: row.note,
    };
  });
  return pageOf(list, Number(count), input);
}

/** Somebody has looked into it, and says what they found. */
export async function markAlert(
  house: House,
  caller: Caller,
  { id, note }: Output<typeof contract.markAlert.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const row = await tx
      .updateTable('sports_alerts')
      .set({ seen_by: caller.operatorId, seen_at: house.clock.now(), note })
      .where('id', '=', BigInt(id))
      .where('seen_at', 'is', null)
      .returning(['kind', 'subject'])
      .executeTakeFirst();
    if (!row) refuse('NOT_FOUND');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.alert.seen',
      subject: `alert:${id}`,
      before: null,
      after: { kind: row.kind, about: row.subject, note },
      address: caller.address,
    });
  });
  return null;
}
