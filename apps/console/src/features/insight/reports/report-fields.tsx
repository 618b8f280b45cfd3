import { insightReportsOperator as contract } from '@baize/contract';
import { ChipGroup, Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { DayFilter } from '../../../shared/list/day-filter.tsx';
import { type PlainSearch, useFilters } from '../../../shared/list/search.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { type Asked, type Measure, versusOf } from './report-address.ts';
import { listed } from './report-rows.ts';
import { keyText } from './report-words.ts';

const FILTERS = [
  'category',
  'vendor',
  'game',
  'line',
  'level',
  'member',
  'country',
  'device',
  'source',
  'campaign',
  'reason',
] as const;
/** Those that the address knows by a number or a code. */
const NAMED: readonly string[] = ['vendor', 'game', 'line', 'member', 'reason'];

type Props = {
  asked: Asked;
  /** The one figure that stands across columns, where there are columns. */
  across: Measure | undefined;
};

/** What is grouped by what, over which days; all of it stands in the address. */
export function ReportFields({ asked, across }: Props) {
  const text = useText();
  const [, setSearch] = useFilters();
  const [outer = '', inner = ''] = listed(asked.rows);
  const chosen = asked.figures.split(',') as Measure[];
  const toggle = (measure: Measure) => {
    if (across) return setSearch({ figures: measure });
    const next = chosen.includes(measure)
      ? chosen.filter((one) => one !== measure)
      : [...chosen, measure];
    if (next.length > 0) setSearch({ figures: next.join() });
  };
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text('console.reports.days')}>
          <DayFilter
            label={text('console.reports.days')}
            placeholder={text('console.reports.lastWeek')}
          />
        </Field>
        <Choice
          isNeeded
          word="rows"
          value={outer}
          onChange={(one) =>
            setSearch({ rows: one === inner ? one : [one, inner].filter(Boolean).join() })
          }
        />
        <Choice
          word="inner"
          value={inner}
          without={outer}
          onChange={(one) => setSearch({ rows: [outer, one].filter(Boolean).join() })}
        />
        <Choice word="column" value={asked.column} onChange={(column) => setSearch({ column })} />
        <Field label={text('console.reports.versus')}>
          <NativeSelect
            isCompact
            value={versusOf(asked)}
            onChange={(event) => setSearch({ versus: event.target.value })}
            options={[
              { value: '', label: text('console.reports.versusNone') },
              { value: 'before', label: text('console.reports.versusBefore') },
              { value: 'week', label: text('console.reports.versusWeek') },
            ]}
          />
        </Field>
      </div>
      <ChipGroup
        label={text('console.reports.figures')}
        className="md:flex-wrap"
        value={across ? [across] : chosen}
        onChange={toggle}
        chips={contract.measures.map((value) => ({
          value,
          label: text(`console.reports.figure.${value}`),
        }))}
      />
      <Narrowed asked={asked} />
    </div>
  );
}

type ChoiceProps = {
  word: 'rows' | 'inner' | 'column';
  value: string;
  without?: string;
  isNeeded?: boolean;
  onChange: (value: string) => void;
};

function Choice({ word, value, without, isNeeded = false, onChange }: ChoiceProps) {
  const text = useText();
  const options = contract.dimensions
    .filter((one) => one !== without)
    .map((one) => ({ value: one, label: text(`console.reports.by.${one}`) }));
  return (
    <Field label={text(`console.reports.${word}`)}>
      <NativeSelect
        isCompact
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={
          isNeeded ? options : [{ value: '', label: text('console.reports.nothing') }, ...options]
        }
      />
    </Field>
  );
}

/** What the report is narrowed to, each with the way back. */
function Narrowed({ asked }: { asked: Asked }) {
  const text = useText();
  const given = FILTERS.filter((one) => asked[one]);
  if (given.length === 0) return null;
  return (
    <ul aria-label={text('console.reports.narrowed')} className="flex flex-wrap gap-2">
      {given.map((one) => (
        <li key={one}>
          <Narrowing asked={asked} by={one} />
        </li>
      ))}
    </ul>
  );
}

type NarrowingProps = { asked: Asked; by: (typeof FILTERS)[number] };

function Narrowing({ asked, by }: NarrowingProps) {
  const text = useText();
  const [, setSearch] = useFilters();
  return (
    <button
      type="button"
      onClick={() => setSearch({ [by]: '' } as PlainSearch)}
      className="inline-flex h-9 items-center gap-1.5 rounded-ctl bg-rail-2 px-3 font-medium touch:h-11"
    >
      {`${text(`console.reports.by.${by}`)}: ${useNameOf({ asked, by })}`}
      <X aria-hidden className="size-3.5 text-ink-soft" />
      <span className="sr-only">{text('console.reports.widen')}</span>
    </button>
  );
}

/** As the row was called that it was narrowed by: the same report tells, grouped by it alone. */
function useNameOf({ asked, by }: NarrowingProps): string {
  const text = useText();
  const times = useTimes();
  const { beforeFrom: _, beforeTo: __, ...period } = asked;
  const { data } = useQuery({
    ...queryOf(contract.showReport, {
      ...period,
      rows: by,
      column: '',
      figures: by === 'reason' ? asked.figures : 'bets',
    }),
    enabled: NAMED.includes(by),
  });
  const key = by === 'game' ? `${asked.vendor}/${asked.game}` : String(asked[by]);
  const name = keyText({ text, times, names: data?.names ?? [] }, by, key);
  return by === 'game' && name === key ? asked.game : name;
}
