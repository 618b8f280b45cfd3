import { lastDays } from '@baize/calendar';
import { insightStatementsOperator as contract, type Output } from '@baize/contract';
import { cx, Field, TextInput } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../../../shared/api.ts';
import { DayFilter } from '../../../shared/list/day-filter.tsx';
import { type PlainSearch, useFilters } from '../../../shared/list/search.ts';
import { Reading, TitledPage } from '../../../shared/parts/titled-page.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { SendByMail } from '../schedules/send-by-mail.tsx';
import { SheetFiles } from '../sheet-files.tsx';
import { inOrder } from '../sheet-order.ts';
import { StatementTable } from './statement-table.tsx';

type Asked = Output<typeof contract.showStatement.input>;

const DAYS_SHOWN = 90;
const DAY = /^2\d{3}-\d\d-\d\d$/;
const RATE = /^(100|\d{1,2}(\.\d{1,2})?)$/;

/** Ready reports with a shape of their own: which one, and of which days, stands in the address. */
export function StatementsPage() {
  const text = useText();
  const [search] = useFilters();
  const asked = askedIn(search, useTimes().today(Date.now()));
  const statement = useQuery({
    ...queryOf(contract.showStatement, asked),
    placeholderData: keepPreviousData,
  });
  const { data } = statement;
  return (
    <TitledPage
      title="console.statements.title"
      lead="console.statements.lead"
      actions={
        <>
          <SendByMail statement={asked.kind} search={search} />
          <SheetFiles
            name={`${asked.kind}-${asked.from}-${asked.to}`}
            isReady={Boolean(data)}
            load={async () => inOrder(await ask(contract.showStatement, asked), search.sort)}
          />
        </>
      }
    >
      <Kinds asked={asked} />
      <p className="mb-4 max-w-3xl text-ink-soft">{text(`console.statements.${asked.kind}Text`)}</p>
      <Fields asked={asked} />
      <Reading of={statement} className="h-80 rounded-card" />
      {data && !statement.error && <StatementTable sheet={data} kind={asked.kind} />}
    </TitledPage>
  );
}

/** What makes no sense in an address is as if it were not there. */
function askedIn({ kind, from = '', to = '', rate = '' }: PlainSearch, today: string): Asked {
  const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day));
  const period =
    isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(today, DAYS_SHOWN);
  return {
    ...period,
    kind: contract.statements.find((one) => one === kind) ?? 'cohorts',
    rate: RATE.test(rate) ? rate : '0',
  };
}

function Kinds({ asked }: { asked: Asked }) {
  const text = useText();
  return (
    <nav
      aria-label={text('console.statements.kinds')}
      className="-m-1 mb-3 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap"
    >
      {contract.statements.map((kind) => (
        <Link
          key={kind}
          to="/statements"
          search={{ kind, from: asked.from, to: asked.to }}
          aria-current={kind === asked.kind ? 'page' : undefined}
          className={cx(
            'inline-flex h-9 shrink-0 items-center rounded-full border px-3.5 font-medium whitespace-nowrap text-ink-soft hover:border-line-strong hover:text-ink touch:h-11',
            kind === asked.kind && 'border-ink text-ink',
          )}
        >
          {text(`console.statements.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Open bets and balances are those of this moment: they have no days. */
function Fields({ asked }: { asked: Asked }) {
  const text = useText();
  const [search, setSearch] = useFilters();
  if (asked.kind === 'liability' || asked.kind === 'balances') return null;
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <Field label={text('console.statements.days')}>
        <DayFilter
          label={text('console.statements.days')}
          placeholder={text('console.statements.lastMonths')}
        />
      </Field>
      {asked.kind === 'tax' && (
        <Field label={text('console.statements.rate')}>
          <TextInput
            inputMode="decimal"
            className="w-24"
            defaultValue={search.rate ?? ''}
            maxLength={5}
            onChange={(event) => setSearch({ rate: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
