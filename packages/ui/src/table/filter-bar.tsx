import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { ChipGroup } from '../fields/chip-group.tsx';
import { Field } from '../fields/field.tsx';
import { NativeSelect, type Option } from '../fields/native-select.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Drawer } from '../layers/drawer.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { useWords } from '../words.tsx';

/** What is filtered, as plain text: ready for an address, a call or a form. Empty means any. */
export type FilterState = Readonly<Record<string, string>>;

export type Filter = { key: string; label: string } & (
  | { kind: 'search' }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'chips'; options: readonly Option[] }
  | { kind: 'custom'; render: (value: string, onChange: (value: string) => void) => ReactNode }
);

type FilterBarProps = {
  filters: readonly Filter[];
  state: FilterState;
  onChange: (state: FilterState) => void;
  /** At the end of the bar: a download, a new entry. */
  actions?: ReactNode;
  className?: string | undefined;
};

export function FilterBar({ filters, state, onChange, actions, className }: FilterBarProps) {
  const isPhone = useMedia(PHONE);
  const words = useWords();
  const isUsed = filters.some(({ key }) => state[key]);
  const ties = { state, onChange };
  const onTop = filters.filter(({ kind }) => kind === 'search');
  const inside = filters.filter(({ kind }) => kind !== 'search');
  return (
    <search className={cx('flex flex-wrap items-center gap-2', className)}>
      {(isPhone ? onTop : filters).map((filter) => (
        <FilterControl key={filter.key} filter={filter} {...ties} />
      ))}
      {isPhone && inside.length > 0 && <FilterDrawer filters={inside} {...ties} />}
      {isUsed && !isPhone && (
        <Button kind="quiet" onClick={() => onChange(without(state, filters))}>
          <X aria-hidden className="size-4" />
          {words.clear}
        </Button>
      )}
      {actions && <div className="ms-auto flex gap-2">{actions}</div>}
    </search>
  );
}

type Ties = { state: FilterState; onChange: (state: FilterState) => void };

function FilterControl({ filter, state, onChange }: Ties & { filter: Filter }) {
  const value = state[filter.key] ?? '';
  const set = (next: string) => onChange(withValue(state, filter.key, next));
  if (filter.kind === 'search')
    return <SearchInput label={filter.label} value={value} onChange={set} />;
  if (filter.kind === 'custom') return <>{filter.render(value, set)}</>;
  if (filter.kind === 'chips') {
    return <ChipGroup label={filter.label} chips={filter.options} value={value} onChange={set} />;
  }
  return (
    <NativeSelect
      isCompact
      aria-label={filter.label}
      options={filter.options}
      value={value}
      onChange={(event) => set(event.target.value)}
      className="md:w-auto md:max-w-56 md:bg-table"
    />
  );
}

const SEARCH_PAUSE_MS = 300;

function SearchInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const words = useWords();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  useEffect(() => {
    if (draft === value) return;
    const timer = setTimeout(() => onChange(draft), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, value, onChange]);
  return (
    <TextInput
      isCompact
      type="search"
      aria-label={label}
      placeholder={label}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onChange(draft)}
      before={<Search aria-hidden />}
      after={
        draft && (
          <IconButton size="sm" label={words.clear} icon={<X />} onClick={() => onChange('')} />
        )
      }
      className="max-md:flex-1 md:w-64 md:bg-table [&_input::-webkit-search-cancel-button]:hidden"
    />
  );
}

function FilterDrawer({ filters, state, onChange }: Ties & { filters: readonly Filter[] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const count = filters.filter(({ key }) => state[key]).length;
  return (
    <>
      <IconButton
        label={words.filters}
        icon={<SlidersHorizontal />}
        count={count}
        className="border border-edge"
        onClick={() => setOpen(true)}
      />
      <Drawer
        side="bottom"
        title={words.filters}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => onChange(without(state, filters))}>{words.clear}</Button>
            <Button kind="brass" onClick={() => setOpen(false)}>
              {words.apply}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {filters.map((filter) => (
            <Field key={filter.key} label={filter.label}>
              <FilterControl filter={filter} state={state} onChange={onChange} />
            </Field>
          ))}
        </div>
      </Drawer>
    </>
  );
}

function withValue(state: FilterState, key: string, value: string): FilterState {
  const { [key]: _old, ...rest } = state;
  return value ? { ...rest, [key]: value } : rest;
}

function without(state: FilterState, filters: readonly Filter[]): FilterState {
  return filters.reduce((rest, { key }) => withValue(rest, key, ''), state);
}
