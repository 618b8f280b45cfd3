import type { agentsPay } from '@baize/contract';
import { Facts } from '../../../shared/parts/facts.tsx';
import { type Text, useText } from '../../../shared/use-text.ts';
import type { Bill } from '../agent-rows.ts';
import { plainSum } from '../figures.ts';

/** In the order in which the amount comes about. */
const AMOUNTS = [
  'stake',
  'payout',
  'rebate',
  'promotion',
  'salary',
  'fees',
  'deposit',
  'withdrawal',
  'validBet',
  'sales',
  'loss',
  'carried',
  'base',
  'carryOut',
] as const;

/** Why a bill is so much: the figures of the team, the tier they reached, and every hour where hours count. */
export function BillCalculation({ bill }: { bill: Bill }) {
  const text = useText();
  const { calculation } = bill;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-label">{text('console.agents.calculation')}</h3>
      <Facts
        facts={[
          {
            label: text('console.agents.calc.activeMembers'),
            value: String(calculation.activeMembers),
          },
          ...AMOUNTS.filter((key) => isShown(bill, calculation[key])).map((key) => ({
            label: text(`console.agents.calc.${key}`),
            value: amountText(calculation[key]),
          })),
          { label: text('console.agents.calc.tier'), value: tierText(text, bill) },
          { label: text('console.agents.gross'), value: plainSum(bill.gross) },
        ]}
      />
      {bill.kind === 'HOURLY' && <Hours hours={calculation.hours} />}
    </section>
  );
}

/** What did nothing to the amount is left out. */
function isShown(bill: Bill, value: string | undefined): boolean {
  return value !== undefined && (value !== '0' || bill.kind === 'DIVIDEND');
}

function amountText(units = '0'): string {
  return plainSum(BigInt(units));
}

function tierText(text: Text, { kind, calculation }: Bill): string {
  if (kind === 'HOURLY') return text('console.agents.calc.byHour');
  const { tier } = calculation;
  if (!tier) return text('console.agents.calc.noTier');
  const parts = [
    tier.activeMembers > 0 && text('console.agents.tier.active', { count: tier.activeMembers }),
    tier.validBet !== '0' &&
      text('console.agents.tier.validBet', { amount: amountText(tier.validBet) }),
    tier.loss !== '0' && text('console.agents.tier.loss', { amount: amountText(tier.loss) }),
  ].filter((part) => part !== false);
  return [`${tier.rate} %`, ...parts].join(', ');
}

function Hours({ hours = [] }: Pick<agentsPay.Calculation, 'hours'>) {
  const text = useText();
  const lines = hours.flatMap((line) => (typeof line === 'string' ? [] : line));
  return (
    <table className="num w-full text-[0.8125rem]">
      <caption className="sr-only">{text('console.agents.calc.byHour')}</caption>
      <thead>
        <tr className="type-label border-b">
          <th className="py-1 text-start">{text('console.agents.hour')}</th>
          <th className="py-1 text-end">{text('console.agents.validBet')}</th>
          <th className="py-1 text-end">{text('console.agents.rate')}</th>
          <th className="py-1 text-end">{text('console.agents.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ validBet, rate, amount }, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day
          <tr key={hour} className="border-b">
            <td className="py-1">{String(hour).padStart(2, '0')}</td>
            <td className="py-1 text-end">{amountText(validBet)}</td>
            <td className="py-1 text-end">{rate} %</td>
            <td className="py-1 text-end">{amountText(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
