import { Button, type Filter, FilterBar, type FilterState, TextInput } from '@baize/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useAgentSearch } from '../agent-search.ts';
import { teamFilters } from './team-search.ts';

const MORE = ['min', 'max', 'since', 'until', 'idle'];

/** By name and kind at once; by balance, by age and by idleness when asked for. */
export function TeamFilters() {
  const text = useText();
  const { search, change } = useAgentSearch();
  const [isMore, setMore] = useState(() => MORE.some((key) => search[key]));
  const state: FilterState = Object.fromEntries(
    teamFilters.flatMap((key) => (search[key] ? [[key, search[key]]] : [])),
  );
  const filters = useFilters(isMore);
  return (
    <FilterBar
      filters={filters}
      state={state}
      onChange={(next) => change(Object.fromEntries(teamFilters.map((key) => [key, next[key]])))}
      actions={
        !isMore && (
          <Button kind="quiet" onClick={() => setMore(true)} className="max-md:hidden">
            <SlidersHorizontal aria-hidden className="size-4" />
            {text('agents.find.more')}
          </Button>
        )
      }
    />
  );
}

function useFilters(isMore: boolean): Filter[] {
  const text = useText();
  const sign = useCurrencySign();
  const typed = (key: string, label: string, kind: TypedKind, unit?: string): Filter => ({
    kind: 'custom',
    key,
    label,
    render: (value, onChange) => (
      <Typed key={key} label={label} value={value} onChange={onChange} kind={kind} unit={unit} />
    ),
  });
  const first: Filter[] = [
    { kind: 'search', key: 'q', label: text('agents.find.name') },
    {
      kind: 'choice',
      key: 'kind',
      label: text('agents.column.kind'),
      options: [
        { value: '', label: text('agents.kind.any') },
        { value: 'AGENT', label: text('agents.kind.AGENT') },
        { value: 'PLAYER', label: text('agents.kind.PLAYER') },
      ],
    },
    {
      kind: 'choice',
      key: 'online',
      label: text('agents.team.online'),
      options: [
        { value: '', label: text('agents.find.anyone') },
        { value: '1', label: text('agents.team.online') },
      ],
    },
  ];
  if (!isMore) return first;
  return [
    ...first,
    typed('min', text('agents.find.balanceFrom'), 'decimal', sign),
    typed('max', text('agents.find.balanceTo'), 'decimal', sign),
    typed('since', text('agents.find.since'), 'date'),
    typed('until', text('agents.find.until'), 'date'),
    typed('idle', text('agents.find.idle'), 'numeric'),
  ];
}

type TypedKind = 'decimal' | 'numeric' | 'date';
type TypedProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  kind: TypedKind;
  unit: string | undefined;
};

/** Acts when one has done typing, not at every sign. */
function Typed({ label, value, onChange, kind, unit }: TypedProps) {
  const [draft, setDraft] = useState(value);
  return (
    <TextInput
      isCompact
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind !== 'date' && { inputMode: kind })}
      aria-label={label}
      title={label}
      placeholder={label}
      before={kind === 'date' ? <span className="text-xs">{label}</span> : unit}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => draft !== value && onChange(draft)}
      onKeyDown={({ key }) => key === 'Enter' && onChange(draft)}
      className={kind === 'date' ? 'md:w-64 md:bg-table' : 'md:w-44 md:bg-table'}
    />
  );
}
