import pg from 'pg';
import { reconcile } from '../../domains/wallet/index.ts';
import type { StormLog } from './storm.ts';

export type Aftermath = {
  acknowledged: number;
  lost: number;
  changed: number;
  doubled: number;
  negative: number;
  unbalanced: string | null;
  breaches: string[];
};

/** Reads the auditor's views by itself and compares them with what the callers were told. */
export async function inspect(serveUrl: string, log: StormLog): Promise<Aftermath> {
  const client = new pg.Client({ connectionString: serveUrl });
  await client.connect();
  try {
    const told = [...log.acknowledged].map(([requestId, bet]) => ({ requestId, ...bet }));
    const { rows } = await client.query(
      `select count(*) filter (where b.id is null)::int as lost,
         count(*) filter (where b.payout <> round(w.payout * 10000)::bigint
           or b.stake <> round(w.stake * 10000)::bigint or b.request_id <> w.key)::int as changed
       from unnest($1::bigint[], $2::text[], $3::bigint[], $4::numeric[], $5::numeric[])
         w (bet_id, key, member_id, stake, payout)
       left join audit_bets b on b.id = w.bet_id and b.member_id = w.member_id`,
      [
        told.map(({ betId }) => betId),
        told.map(({ requestId }) => requestId),
        told.map(({ memberId }) => memberId),
        told.map(({ stake }) => stake),
        told.map(({ payout }) => payout),
      ],
    );
    const doubled = await one(client, DOUBLED);
    const negative = await one(
      client,
      "select count(*)::int as n from audit_accounts where owner <> 'house' and balance < 0",
    );
    const { fault } = await reconcile(serveUrl);
    return {
      acknowledged: told.length,
      ...rows[0],
      doubled,
      negative,
      breaches: log.breaches,
      unbalanced: fault ? `${fault.check}: ${fault.row}` : null,
    };
  } finally {
    await client.end();
  }
}

/** Requests that made two bets, and bets that were paid or taken twice. */
const DOUBLED = `select (
  (select count(*) from (select 1 from audit_bets group by member_id, request_id having count(*) > 1) x) +
  (select count(*) from (select 1 from audit_transfers where bet_id is not null
     group by bet_id, account_id, reason having count(*) > 1) y))::int as n`;

async function one(client: pg.Client, sql: string): Promise<number> {
  return (await client.query(sql)).rows[0].n;
}

export function isClean(after: Aftermath): boolean {
  const { lost, changed, doubled, negative, unbalanced, breaches } = after;
  return lost + changed + doubled + negative + breaches.length === 0 && unbalanced === null;
}
