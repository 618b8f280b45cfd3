import { cx, Panel, Tooltip } from '@baize/ui';
import type { DayRange } from '@baize/ui/date-range';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { AgentLink } from '../agent-link.tsx';
import { useFigures } from '../use-figures.tsx';
import { type Overview, useIncome } from './use-reports.ts';

type LedgerProps = { sums: Overview; range: DayRange; isOwn: boolean };

/** What matters most, in one line. */
export function OverviewLedger({ sums, range, isOwn }: LedgerProps) {
  const text = useText();
  const { money, count } = useFigures();
  const cash = sums.totalDeposit - sums.totalWithdrawal;
  return (
    <Panel
      isPadded={false}
      className="grid grid-cols-2 overflow-hidden *:-ms-px *:-mt-px *:border-s *:border-t lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]"
    >
      {isOwn ? (
        <OwnIncome range={range} />
      ) : (
        <Figure label={text('agents.sum.teamBalance')} isWide>
          {money(sums.teamBalance, { size: 'big' })}
        </Figure>
      )}
      <Figure label={text('agents.sum.totalBet')}>{money(sums.totalBet, { size: 'mid' })}</Figure>
      <Figure label={text('agents.sum.totalPNL')} hint={text('agents.hint.totalPNL')}>
        {money(sums.totalPNL, { size: 'mid', signed: true })}
      </Figure>
      <Figure label={text('agents.sum.cash')}>{money(cash, { size: 'mid', signed: true })}</Figure>
      <Figure
        label={text('agents.sum.activeCount')}
        note={text('agents.ofMembers', { count: sums.teamCount })}
      >
        <Count>{count(sums.activeCount)}</Count>
      </Figure>
    </Panel>
  );
}

function OwnIncome({ range }: { range: DayRange }) {
  const text = useText();
  const { money } = useFigures();
  const { data } = useIncome(range);
  const total = data?.list.reduce((sum, day) => sum + day.total, 0n);
  const waiting = data
    ? data.unsettled.rebateDifference + data.unsettled.realtimeSalary + data.unsettled.bills
    : 0n;
  return (
    <Figure
      isWide
      label={
        <AgentLink page="agentRevenueReport" className="hover:text-ink hover:underline">
          {text('agents.page.agentRevenueReport')}
        </AgentLink>
      }
      note={
        waiting > 0n && (
          <>
            {text('agents.income.unsettled')} {money(waiting)}
          </>
        )
      }
    >
      {total === undefined
        ? '–'
        : money(total, { size: 'big', tone: total > 0n ? 'win' : 'plain' })}
    </Figure>
  );
}

/** Everything else that is counted, by what it is about. */
export function OverviewCards({ sums }: { sums: Overview }) {
  const text = useText();
  const { money, count } = useFigures();
  const amounts = (keys: readonly AmountKey[]) =>
    keys.map((key) => (
      <Figure key={key} label={text(`agents.sum.${key}`)}>
        {money(sums[key], { size: 'text', signed: key === 'totalPNL' })}
      </Figure>
    ));
  const counts = (keys: readonly CountKey[]) =>
    keys.map((key) => (
      <Figure key={key} label={text(`agents.sum.${key}`)}>
        <span className="num font-semibold">{count(sums[key])}</span>
      </Figure>
    ));
  return (
    <>
      <Group title={text('agents.group.play')} columns="md:grid-cols-4">
        {amounts(PLAY)}
      </Group>
      <Group title={text('agents.group.people')} columns="sm:grid-cols-3 xl:grid-cols-6">
        {counts(PEOPLE)}
      </Group>
      <Group title={text('agents.group.cash')} columns="sm:grid-cols-3 xl:grid-cols-6">
        {amounts(['teamBalance', 'totalDeposit'])}
        {counts(['depositorCount', 'firstDepositCount'])}
        {amounts(['firstDepositAmount', 'totalWithdrawal'])}
      </Group>
    </>
  );
}

const PLAY = [
  'totalBet',
  'totalValidBet',
  'totalWin',
  'totalRebate',
  'totalPromotion',
  'totalDailyIncome',
  'totalProfitSharing',
  'totalPNL',
] as const;
const PEOPLE = [
  'teamCount',
  'directCount',
  'totalRegisterCount',
  'onlineCount',
  'activeCount',
  'totalBetCount',
] as const;
type AmountKey =
  | (typeof PLAY)[number]
  | 'teamBalance'
  | 'totalDeposit'
  | 'totalWithdrawal'
  | 'firstDepositAmount';
type CountKey = (typeof PEOPLE)[number] | 'depositorCount' | 'firstDepositCount';

type GroupProps = { title: string; columns: string; children: ReactNode };

function Group({ title, columns, children }: GroupProps) {
  return (
    <Panel isPadded={false} className="overflow-hidden">
      <h2 className="type-card px-5 pt-4 pb-3">{title}</h2>
      <div className={cx('grid grid-cols-2 *:-ms-px *:border-s *:border-t', columns)}>
        {children}
      </div>
    </Panel>
  );
}

type FigureProps = {
  label: ReactNode;
  hint?: string;
  note?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

function Figure({ label, hint, note, isWide = false, children }: FigureProps) {
  return (
    <div className={cx('flex min-w-0 flex-col px-4 py-3.5 md:px-5', isWide && 'max-lg:col-span-2')}>
      <div className="type-label mb-1.5 flex items-center gap-1.5">
        {label}
        {hint && (
          <Tooltip text={hint}>
            <button type="button" aria-label={hint} className="text-ink-soft hover:text-ink">
              <Info aria-hidden className="size-3.5" />
            </button>
          </Tooltip>
        )}
      </div>
      <div className="min-w-0 text-[0.9375rem] font-semibold">{children}</div>
      {note && <div className="num mt-auto pt-2 text-[0.8125rem] text-ink-soft">{note}</div>}
    </div>
  );
}

function Count({ children }: { children: ReactNode }) {
  return <span className="num font-display text-[1.6875rem]/none font-semibold">{children}</span>;
}
