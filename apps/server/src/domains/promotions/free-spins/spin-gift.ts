import type { Money } from '@baize/money';
import { numberColumn } from '../../../platform/database/array-text.ts';
import { requireTurnovers } from '../../cashier/index.ts';
import {
  type Bet,
  type Companion,
  type LaneConnection,
  pageOf,
  type StakeGiver,
} from '../../play/index.ts';
import type { Statement, Write } from '../../wallet/index.ts';

type Held = { left: number; multiple: number; isOver: boolean };
type Spun = { spinsId: bigint; bet: Bet; multiple: number };

/** The free spins of a batch: what is left of them, and those that were spun in it. */
type SpinPage = { held: Map<bigint, Held>; spun: Spun[] };

const holdSpins: Statement = {
  name: 'promotions-hold-spins',
  text: `select id, total - used, multiple, expires_at is not null and expires_at <= $2
    from promotion_spins where id = any($1::bigint[]) order by id for update`,
};

const countSpins: Statement = {
  name: 'promotions-count-spins',
  text: `update promotion_spins s set used = s.used + n.spins, won = s.won + n.won
    from (select id, count(*)::int as spins, sum(won)::bigint as won
      from unnest($1::bigint[], $2::bigint[]) n (id, won) group by id) n
    where s.id = n.id`,
};

async function openPage(
  connection: LaneConnection,
  ids: readonly bigint[],
  at: Date,
): Promise<SpinPage> {
  const rows = await connection.run(holdSpins, [numberColumn([...new Set(ids)], (id) => id), at]);
  const held = rows.map(([id, left, multiple, isOver]): [bigint, Held] => [
    id as bigint,
    { left: Number(left), multiple: Number(multiple), isOver: isOver === true },
  ]);
  return { held: new Map(held), spun: [] };
}

/** Used up, added to what they won, and what was won must be played: all with the bets. */
function writesOf({ spun }: SpinPage, at: Date): Write[] {
  if (spun.length === 0) return [];
  const columns = [
    numberColumn(spun, ({ spinsId }) => spinsId),
    numberColumn(spun, ({ bet }) => bet.payout),
  ];
  const won = spun.filter(({ bet }) => bet.payout > 0n);
  const required = won.map(({ bet, multiple }) => ({
    memberId: bet.memberId,
    reference: `spin.${bet.id}`,
    amount: bet.payout,
    multiple,
  }));
  const writes: Write[] = [[countSpins, columns]];
  if (required.length > 0) writes.push(requireTurnovers(required, at));
  return writes;
}

const spinDoor: Companion<bigint, SpinPage> = { openPage, writesOf };

/** A free spin by the number of its gift: it is the member's own, and for this game only. */
export const findSpins: StakeGiver = async ({ db }, { memberId, gameCode, id }) => {
  const row = await db
    .selectFrom('promotion_spins')
    .select(['id', 'stake'])
    .where('id', '=', BigInt(id))
    .where('member_id', '=', memberId)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return row && giftOf(row);
};

const giftOf = ({ id, stake }: { id: bigint; stake: Money }) => ({
  stake,
  accompanied: { companion: spinDoor as Companion<unknown, unknown>, subject: id },
  refusal: (batch: Parameters<typeof pageOf>[0]) => {
    const held = pageOf(batch, spinDoor).held.get(id);
    return !held || held.left <= 0 || held.isOver ? ('FREE_SPINS_GONE' as const) : undefined;
  },
  note: (batch: Parameters<typeof pageOf>[0], bet: Bet) => {
    const { held, spun } = pageOf(batch, spinDoor);
    const own = held.get(id)!;
    own.left -= 1;
    spun.push({ spinsId: id, bet, multiple: own.multiple });
  },
});
