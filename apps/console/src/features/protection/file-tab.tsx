import { type Output, protectionOverviewOperator } from '@baize/contract';
import { moneyWords } from '@baize/money';
import { SkeletonText } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../shared/errors.ts';
import { FilterText } from '../../shared/list/filter-text.tsx';
import { useFilters } from '../../shared/list/search.ts';
import { Facts } from '../../shared/parts/facts.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { WordId } from '../../shared/words.ts';
import { eventWords } from './event-words.ts';
import { FileActions } from './file-actions.tsx';
import { IdentityButtons } from './identities-tab.tsx';

type File = Output<typeof protectionOverviewOperator.memberFile.value>;
type Measure = NonNullable<File['state']['limits'][number]['value']>;

type Limit = File['state']['limits'][number];

/** Not every kind of limit has every period; the server names only those that are. */
function limitWord(kind: Limit['kind'], period: Limit['period']): WordId {
  return `console.protection.limit.${kind}.${period}` as WordId;
}

/** How one member is protected; that somebody looked is on record. */
export function FileTab() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const memberId = /^[1-9]\d{0,14}$/.test(search.member ?? '') ? Number(search.member) : null;
  const file = useQuery({
    ...queryOf(protectionOverviewOperator.memberFile, { memberId: memberId! }),
    enabled: memberId !== null,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <FilterText
        label={text('console.protection.member')}
        value={search.member ?? ''}
        onChange={(member) => setSearch({ member })}
      />
      {memberId === null && <p className="text-ink-soft">{text('console.protection.noMember')}</p>}
      {file.error && <p role="alert">{sentenceOf(file.error)}</p>}
      {file.isLoading && <SkeletonText lines={6} />}
      {file.data && memberId !== null && <Shown file={file.data} memberId={memberId} />}
    </div>
  );
}

function Shown({ file, memberId }: { file: File; memberId: number }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const { bar, limits, realityMinutes, identity, netDeposits } = file.state;
  const money = (units: bigint) =>
    moneyWords(units, { locale: 'en', symbol: `${currency} `, position: 'F' });
  const measure = ({ amount, minutes }: Measure) =>
    amount === null ? text('console.protection.minutes', { minutes: minutes ?? 0 }) : money(amount);
  const untilWords = (at: number | null) =>
    at === null ? text('console.protection.event.forEver') : times.dayAndTime(at);
  const held = limits.filter(({ value }) => value !== null);
  return (
    <>
      <Facts
        facts={[
          {
            label: text('console.protection.bar'),
            value: bar
              ? text('console.protection.barSpan', {
                  kind: text(`console.protection.bar.${bar.kind}`),
                  from: times.dayAndTime(bar.from),
                  until: untilWords(bar.endsAt ?? bar.returnFrom),
                })
              : text('console.protection.noBar'),
          },
          ...held.map(({ kind, period, value, used }) => ({
            label: text(limitWord(kind, period)),
            value: used
              ? text('console.protection.used', { limit: measure(value!), used: measure(used) })
              : measure(value!),
          })),
          {
            label: text('console.protection.reality'),
            value: text('console.protection.minutes', { minutes: realityMinutes }),
          },
          { label: text('console.protection.net'), value: money(netDeposits) },
          {
            label: text('console.protection.tab.identities'),
            value: text(`console.protection.identity.${identity}`),
          },
        ]}
      />
      <IdentityButtons memberId={memberId} />
      <FileActions memberId={memberId} />
      <section>
        <h3 className="type-label mb-1.5">{text('console.protection.events')}</h3>
        <ul className="divide-y rounded-card border bg-table px-4">
          {file.events.map(({ id, at, what, detail }) => (
            <li key={id} className="flex flex-wrap justify-between gap-3 py-2">
              <span>{eventWords({ what, detail }, { text, money, untilWords })}</span>
              <span className="num text-ink-soft">{times.dayAndTime(at)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
