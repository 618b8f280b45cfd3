import { dayOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { describeGame, vendorName } from '../../catalogue/index.ts';
import { type OpenIssue, openIssuesAtRisk } from '../../lottery/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { amountCell, column, countCell, opens, type Sheet } from '../sheet.ts';
import type { StatementAsked } from './asked.ts';

type Row = {
  category: string;
  vendor: string;
  game: string;
  issue: string | null;
  bets: bigint;
  members: bigint;
  stake: Money;
  could: Money | null;
  oldest: Date;
};

/**
 * Bets that are made and not decided: whose stakes the house holds, and what slips and each issue of
 * a lottery could have to pay at most.
 */
export async function liability({ house, offset }: StatementAsked): Promise<Sheet> {
  const { rows: games } = await sql<Row>`
    select b.category, b.vendor, b.game_code as game, null as issue, count(*) as bets,
      count(distinct b.member_id) as members, sum(b.stake)::bigint as stake,
      sum(s.could_pay)::bigint as could, min(b.placed_at) as oldest
    from insight_bets b left join insight_open_slips s on s.bet_id = b.id
    where b.state = 'open' and b.currency = ${BRAND_CURRENCY}
    group by 1, 2, 3 order by stake desc, 1, 2, 3`.execute(house.reports);
  const rows = withIssues(games, await openIssuesAtRisk(house));
  const add = (read: (row: Row) => bigint) => rows.reduce((sum, row) => sum + read(row), 0n);
  return {
    columns: [
      ...['category', 'provider', 'game', 'issue'].map((id) => column(id, 'text')),
      column('open bets', 'count'),
      column('members', 'count'),
      column('stakes held', 'amount'),
      column('could pay at most', 'amount'),
      column('oldest', 'day'),
    ],
    rows: rows.map(({ category, vendor, game, issue, bets, members, stake, could, oldest }) => [
      category,
      vendorName(house, vendor, 'EN') ?? vendor,
      describeGame(house, { vendor, code: game }, 'EN').name,
      issue,
      countCell(bets),
      countCell(members),
      amountCell(stake),
      could === null ? null : amountCell(could),
      dayOf(oldest, offset),
    ]),
    opens: rows.map(({ vendor, game, issue }) =>
      issue === null
        ? opens('/bets', { state: 'open', vendor, game })
        : opens(`/lotteries/${game}`, { tab: 'risk', number: issue }),
    ),
    total:
      rows.length === 0
        ? null
        : [
            null,
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

/** A lottery is as many rows as it has issues that are not drawn: each is paid by a draw of its own. */
function withIssues(games: readonly Row[], issues: readonly OpenIssue[]): Row[] {
  return games.flatMap((row) => {
    const own = issues.filter(
      ({ vendor, gameCode }) => vendor === row.vendor && gameCode === row.game,
    );
    if (own.length === 0) return [row];
    return own.map(({ number, bets, members, stake, couldPay, oldestAt }) => ({
      ...row,
      issue: number,
      bets: BigInt(bets),
      members: BigInt(members),
      stake,
      could: couldPay,
      oldest: oldestAt,
    }));
  });
}
