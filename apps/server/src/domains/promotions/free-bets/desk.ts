import { numberColumn, wordColumn } from '../../../platform/database/array-text.ts';
import { requireTurnoversAnew } from '../../cashier/index.ts';
import {
  type Bet,
  type Companion,
  detailOf,
  type FreeBetDesk,
  type LaneConnection,
  pageOf,
} from '../../play/index.ts';
import type { Statement, Write } from '../../wallet/index.ts';

type Held = { betId: bigint | null; multiple: number; isOver: boolean };
type Noted = { id: bigint; bet: Bet };

/** The free bets of a batch: how they stand, those used in it, and those whose bets were decided in it. */
type FreeBetPage = { held: Map<bigint, Held>; used: Noted[]; ended: Noted[] };

const holdFreeBets: Statement = {
  name: 'promotions-hold-free-bets',
  text: `select id, bet_id, multiple, expires_at <= $2
    from promotion_free_bets where id = any($1::bigint[]) order by id for update`,
};

const useFreeBets: Statement = {
  name: 'promotions-use-free-bets',
  text: `update promotion_free_bets f set bet_id = w.bet_id, used_at = $3
    from unnest($1::bigint[], $2::bigint[]) w (id, bet_id) where f.id = w.id`,
};

/** One that was given back and used on another slip stays with that slip, whatever is corrected later. */
const endFreeBets: Statement = {
  name: 'promotions-end-free-bets',
  text: `update promotion_free_bets f set won = w.won,
      bet_id = case when w.fate = 'used' then w.bet_id end,
      used_at = case when w.fate = 'used' then coalesce(f.used_at, $5) end
    from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) w (id, bet_id, won, fate)
    where f.id = w.id and (f.bet_id = w.bet_id or (f.bet_id is null and w.fate = 'used'))`,
};

async function openPage(
  connection: LaneConnection,
  ids: readonly bigint[],
  at: Date,
): Promise<FreeBetPage> {
  const rows = await connection.run(holdFreeBets, [
    numberColumn([...new Set(ids)], (id) => id),
    at,
  ]);
  const held = rows.map(([id, betId, multiple, isOver]): [bigint, Held] => [
    id as bigint,
    { betId: betId as bigint | null, multiple: Number(multiple), isOver: isOver === true },
  ]);
  return { held: new Map(held), used: [], ended: [] };
}

/** Used up or given back, and what it won must be played: all with the bets. */
function writesOf({ held, used, ended }: FreeBetPage, at: Date): Write[] {
  const ids = (rows: readonly Noted[]) => numberColumn(rows, ({ id }) => id);
  const bets = (rows: readonly Noted[]) => numberColumn(rows, ({ bet }) => bet.id);
  const writes: Write[] = [];
  if (used.length > 0) writes.push([useFreeBets, [ids(used), bets(used), at]]);
  if (ended.length > 0) {
    const won = numberColumn(ended, ({ bet }) => bet.payout);
    const fates = wordColumn(ended, ({ bet }) => (isBack(bet) ? 'back' : 'used'));
    writes.push([endFreeBets, [ids(ended), bets(ended), won, fates, at]]);
    const required = ended.map(({ id, bet }) => ({
      memberId: bet.memberId,
      reference: `freebet.${bet.id}`,
      amount: bet.payout,
      multiple: held.get(id)?.multiple ?? 0,
    }));
    writes.push(requireTurnoversAnew(required, at));
  }
  return writes;
}

const isBack = (bet: Bet): boolean => bet.state === 'void' || detailOf(bet).isFreeBetBack === true;

const companion: Companion<bigint, FreeBetPage> = { openPage, writesOf };
const accompanied = (id: bigint) => ({
  companion: companion as Companion<unknown, unknown>,
  subject: id,
});

/** The free bets of members: found by their number, used once, and back in hand where a slip was void. */
export const freeBetDesk: FreeBetDesk = {
  find: async ({ db }, { memberId, id }) => {
    const row = await db
      .selectFrom('promotion_free_bets')
      .select(['stake', 'terms'])
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return (
      row && {
        stake: row.stake,
        terms: row.terms,
        accompanied: accompanied(id),
        refusal: (batch) => {
          const held = pageOf(batch, companion).held.get(id);
          return !held || held.betId !== null || held.isOver ? 'FREE_BET_GONE' : undefined;
        },
        note: (batch, bet) => {
          const { held, used } = pageOf(batch, companion);
          held.get(id)!.betId = bet.id;
          used.push({ id, bet });
        },
      }
    );
  },
  ending: (id) => ({
    accompanied: accompanied(id),
    note: (batch, bet) => pageOf(batch, companion).ended.push({ id, bet }),
  }),
};
