import { dayOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { describeGame, vendorName } from '../../catalogue/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { amountCell, column, countCell, opens, type Sheet } from '../sheet.ts';
import type { StatementAsked } from './asked.ts';

type Row = {
  category: string;
  vendor: string;
  game: string;
  bets: bigint;
  members: bigint;
  stake: Money;
  could: Money | null;
  oldest: Date;
};

/** Bets that are made and not decided: whose stakes the house holds, and what slips could pay. */
export async function liability({ house, offset }: StatementAsked): Promise<Sheet> {
  const { rows } = await sql<Row>`
    select b.category, b.vendor, b.game_code as game, count(*) as bets,
      count(distinct b.member_id) as members, sum(b.stake)::bigint as stake,
      sum(s.could_pay)::bigint as could, min(b.placed_at) as oldest
    from insight_bets b left join insight_open_slips s on s.bet_id = b.id
    where b.state = 'open' and b.currency = ${BRAND_CURRENCY}
    group by 1, 2, 3 order by stake desc, 1, 2, 3`.execute(house.reports);
  const add = (read: (row: Row) => bigint) => rows.reduce((sum, row) => sum + read(row), 0n);
  return {
    columns: [
      ...['category', 'provider', 'game'].map((id) => column(id, 'text')),
      column('open bets', 'count'),
      column('members', 'count'),
      column('stakes held', 'amount'),
      column('slips could pay', 'amount'),
      column('oldest', 'day'),
    ],
    rows: rows.map(({ category, vendor, game, bets, members, stake, could, oldest }) => [
      category,
      vendorName(house, vendor, 'EN') ?? vendor,
      describeGame(house, { vendor, code: game }, 'EN').name,
      countCell(bets),
      countCell(members),
      amountCell(stake),
      could === null ? null : amountCell(could),
      dayOf(oldest, offset),
    ]),
    opens: rows.map(({ vendor, game }) => opens('/bets', { state: 'open', vendor, game })),
    total:
      rows.length === 0
        ? null
        : [
            null,
            null,
            null,
            countCell(add(({ bets }) => bets)),
            null,
            amountCell(add(({ stake }) => stake)),
            amountCell(add(({ could }) => could ?? 0n)),
            null,
          ],
  };
}
