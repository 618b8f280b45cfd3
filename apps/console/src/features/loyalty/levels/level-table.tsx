import { catalogueKinds } from '@baize/contract';
import { rateText, readMoney, UNIT } from '@baize/money';
import { Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { Dash } from '../../../shared/list/columns.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { LevelDraft, RulesForm } from './rules-editable.ts';

type Props = { form: RulesForm; chosen: number; onChoose: (level: number) => void };
type Row = LevelDraft & { level: number };

const SUMS = ['deposit', 'validBet', 'keep', 'upgrade', 'weekly', 'monthly', 'birthday'] as const;
const [SLOTS] = catalogueKinds.baseCategories.filter((category) => category === 'RNG');

/** All levels side by side, as they would be saved; a row opens its level. */
export function LevelTable({ form, chosen, onChoose }: Props) {
  const text = useText();
  const columns: Column<Row>[] = [
    {
      id: 'level',
      header: text('console.loyalty.level'),
      onCard: 'title',
      cell: ({ level }) => (
        <span className="flex items-center gap-2 font-semibold">
          VIP{level}
          {form.isWrong(`levels.${level}`) && <Tag tone="bad">{text('console.form.wrong')}</Tag>}
        </span>
      ),
    },
    ...SUMS.map(
      (key): Column<Row> => ({
        id: key,
        header: text(`console.loyalty.sum.${key}`),
        align: 'figure',
        cell: (row) => <Typed typed={row[key]} />,
      }),
    ),
    {
      id: 'withdrawals',
      header: text('console.loyalty.withdrawalsPerDay'),
      align: 'figure',
      cell: ({ withdrawalsPerDay }) => withdrawalsPerDay ?? <Dash />,
    },
    {
      id: 'limit',
      header: text('console.loyalty.withdrawPerDay'),
      align: 'figure',
      cell: ({ withdrawPerDay }) => <Typed typed={withdrawPerDay} />,
    },
    {
      id: 'slots',
      header: text('console.loyalty.slotsRate'),
      align: 'figure',
      cell: ({ rates }) => {
        const rate = SLOTS && rates[SLOTS];
        return rate === undefined ? <Dash /> : `${rateText(BigInt(rate))} %`;
      },
    },
  ];
  return (
    <Table
      isSortedByServer
      caption={text('console.loyalty.rules')}
      columns={columns}
      rows={form.content.levels.map((one, level) => ({ ...one, level }))}
      rowId={({ level }) => String(level)}
      openRowId={String(chosen)}
      onRowOpen={({ level }) => onChoose(level)}
    />
  );
}

/** Round sums of a table; the fields below have them with their currency. */
function Typed({ typed }: { typed: string | null }) {
  const amount = typed === null ? null : readMoney(typed);
  return amount === null ? <Dash /> : (Number(amount) / Number(UNIT)).toLocaleString('en');
}
