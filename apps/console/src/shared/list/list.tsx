import type { Call, Output, Shape } from '@baize/contract';
import { FilterBar, Pager, StatePanel } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { FailurePage } from '../parts/failure-page.tsx';
import { type PictureName, StatePicture } from '../parts/state-picture.tsx';
import { queryOf } from '../queries.ts';
import type { WordId } from '../words.ts';
import { columnsFor, type ListColumn } from './columns.tsx';
import type { ListFilter } from './filters.tsx';
import { pageAsked, rangeOf } from './paging.ts';
import { RowKeys } from './row-keys.tsx';
import { type PlainSearch, pageOf, type SearchWord, useFilters } from './search.ts';
import { type Tools, useTools } from './tools.ts';
import { TrailPager } from './trail-pager.tsx';

/** The rows of an answer. */
export type RowOf<Value extends Shape> =
  Output<Value> extends { list: readonly (infer Row)[] } ? Row : never;

/** Ids of words that begin alike: `console.dep` has `title`, `none`, `noneText`. */
export type Prefix<Endings extends string> = {
  [Id in WordId]: Id extends `${infer P}.${Endings}` ? P : never;
}[WordId] extends infer P
  ? P extends string
    ? `${P}.${Endings}` extends WordId
      ? P
      : never
    : never
  : never;

/** What a list is called, and what stands there while it is empty: a word alone, or a picture with it. */
type Words = { title: WordId; lead?: WordId; none: WordId; noneText?: WordId };

export type List<Input extends Shape, Value extends Shape, Data> = {
  /** Where its words begin, or its words one by one. */
  words: Prefix<'title' | 'none' | 'noneText'> | Words;
  columns: readonly ListColumn<RowOf<Value>, Data>[];
  rowId: (row: RowOf<Value>) => string;
  filters?: readonly ListFilter<Partial<Output<Input>>, Data>[];
  /** What is asked where no filter says otherwise. */
  asked?: Partial<Output<Input>>;
  /** What is asked where it is more than each filter for itself. */
  input?: (search: PlainSearch, tools: Tools<Data>) => Partial<Output<Input>>;
  /** Rows of a page. */
  size?: number;
  /** Read again by itself. */
  everyMs?: number;
  /** To look is written down, so nothing is read anew unasked. */
  isReadOnce?: boolean;
  /** What is read beside the rows, for filters and cells. */
  useData?: () => Data;
  /** Which of the rows are shown, and in which order. */
  rows?: (rows: readonly RowOf<Value>[]) => readonly RowOf<Value>[];
  /** A row leads to a page of its own. */
  open?: (row: RowOf<Value>) => NavigateOptions;
  /** A row is opened over the list; which of them, the address knows. */
  Modal?: ComponentType<{ row: RowOf<Value> | undefined; onClose: () => void }>;
  /** Shown while there are no rows. */
  picture?: PictureName;
  /** What stands beside the pages: how many there are in all, or which of them are shown. */
  summary?: WordId;
  /** All rows come at once, and the address chooses among them here. */
  pick?: (row: RowOf<Value>, search: PlainSearch) => boolean;
  /** At the end of the filters: what is done with the rows that are shown. */
  filterActions?: (rows: readonly RowOf<Value>[], tools: Tools<Data>) => ReactNode;
};

/** A list on its own, for a page that puts its parts together by hand; the call says what its rows are. */
export function listOf<Input extends Shape, Value extends Shape, Data = undefined>(
  _call: Call<Input, Value>,
  list: List<Input, Value, Data>,
): List<Input, Value, Data> {
  return list;
}

/** A list in an address: its filters, rows and pages. */
export type OpenList<Input extends Shape, Value extends Shape, Data> = {
  call: Call<Input, Value>;
  list: List<Input, Value, Data>;
  /** What was asked of the call. */
  asked: Output<Input>;
  query: UseQueryResult<Output<Value>>;
  tools: Tools<Data>;
};

const SIZE = 25;
const nothing = () => undefined;

type Props<Input extends Shape> = {
  /** What this place asks beside the address: whose rows they are. */
  given?: Partial<Output<Input>>;
};

/** A list that is a part of a page; the call says what its rows are. */
export function listSection<Input extends Shape, Value extends Shape, Data = undefined>(
  call: Call<Input, Value>,
  list: List<Input, Value, Data>,
): (props: Props<Input>) => ReactNode {
  return function Section({ given }) {
    const opened = useList(call, list, given);
    const { query } = opened;
    if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
    return (
      <>
        <ListFilters {...opened} />
        <ListRows {...opened} {...(list.Modal && { openKey: 'id' })} />
        <OpenedModal {...opened} />
      </>
    );
  };
}

export function useList<Input extends Shape, Value extends Shape, Data>(
  call: Call<Input, Value>,
  list: List<Input, Value, Data>,
  given?: Partial<Output<Input>>,
): OpenList<Input, Value, Data> {
  const useData = (list.useData ?? nothing) as () => Data;
  const tools = useTools(useData());
  const [search] = useFilters();
  const asked = {
    ...list.asked,
    ...pageAsked(call, search, list.size ?? SIZE),
    ...readFilters(list.filters ?? [], search, tools),
    ...list.input?.(search, tools),
    ...given,
  } as Output<Input>;
  const query = useQuery({
    ...queryOf(call, asked),
    placeholderData: keepPreviousData,
    ...(list.everyMs !== undefined && { refetchInterval: list.everyMs }),
    ...(list.isReadOnce && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
  return { call, list, asked, query: query as UseQueryResult<Output<Value>>, tools };
}

/** What the address asks of a call by these filters. */
export function readFilters<Input, Data>(
  filters: readonly ListFilter<Input, Data>[],
  search: PlainSearch,
  tools: Tools<Data>,
): Input {
  return Object.assign({}, ...filters.map(({ read }) => read(search, tools)));
}

type Opening = {
  /** The word of the address that holds what is open. */
  openKey?: SearchWord | undefined;
};

/** Any change of a filter leads to the first page and closes what is open. */
export function ListFilters<Input extends Shape, Value extends Shape, Data>({
  list,
  query,
  tools,
  openKey = 'id',
}: OpenList<Input, Value, Data> & Opening) {
  const { filters = [], filterActions, pick } = list;
  const [search, setSearch] = useFilters();
  if (filters.length === 0) return null;
  return (
    <FilterBar
      className="mb-4"
      actions={filterActions?.(picked(rowsOf(query.data, list), search, pick), tools)}
      filters={filters.map(({ show }) => show(tools))}
      state={Object.fromEntries(filters.map(({ key }) => [key, search[key] ?? '']))}
      onChange={(next) => {
        const change = Object.fromEntries(filters.map(({ key }) => [key, next[key] ?? '']));
        // Days are two words of the address and one filter.
        const days = change.from === '' && { to: '' };
        setSearch({ ...change, ...days, page: '', after: '', [openKey]: '' });
      }}
    />
  );
}

type Empty = {
  /** Why there are no rows, where the list's own words do not say it. */
  none?: WordId;
};

/** The rows and their pages; with a key a row is opened in the address, and shown beside. */
export function ListRows<Input extends Shape, Value extends Shape, Data>({
  list,
  query,
  tools,
  openKey,
  none,
}: Pick<OpenList<Input, Value, Data>, 'list' | 'query' | 'tools'> & Opening & Empty) {
  const { columns, rowId, open, pick, picture = 'empty' } = list;
  const words = wordsOf(list.words);
  const navigate = useNavigate();
  const [search, setSearch] = useFilters();
  const shown = useMemo(() => columnsFor(columns, tools), [columns, tools]);
  const onRowOpen = (row: RowOf<Value>) =>
    openKey ? setSearch({ [openKey]: rowId(row) }) : void navigate(open!(row));
  return (
    <>
      <RowKeys>
        <Table
          caption={tools.text(words.title)}
          columns={shown}
          rows={picked(rowsOf(query.data, list), search, pick)}
          rowId={rowId}
          isLoading={query.isPending}
          isSortedByServer={!shown.some(({ sortBy }) => sortBy)}
          openRowId={openKey && search[openKey]}
          {...((openKey || open) && { onRowOpen })}
          empty={
            words.noneText ? (
              <StatePanel
                picture={<StatePicture name={picture} />}
                title={tools.text(none ?? words.none)}
                text={tools.text(words.noneText)}
              />
            ) : (
              tools.text(none ?? words.none)
            )
          }
        />
      </RowKeys>
      <ListPager list={list} query={query} tools={tools} openKey={openKey} />
    </>
  );
}

export function ListPager<Input extends Shape, Value extends Shape, Data>({
  list: { summary, size = SIZE },
  query: { data },
  tools,
  openKey = 'id',
}: Pick<OpenList<Input, Value, Data>, 'list' | 'query' | 'tools'> & Opening) {
  const [search, setSearch] = useFilters();
  const { totalPages, totalCount = 0, after } = (data ?? {}) as Answer;
  if (after !== undefined) {
    return <TrailPager className="mt-4" next={after === null ? null : String(after)} />;
  }
  if (totalPages === undefined) return null;
  const page = pageOf(search);
  return (
    <Pager
      className="mt-4"
      page={page}
      pageCount={totalPages}
      summary={summary && totalCount > 0 && tools.text(summary, rangeOf(page, size, totalCount))}
      onPage={(next) => setSearch({ page: String(next), [openKey]: '' })}
    />
  );
}

/** The two shapes of a list's answer: numbered pages, or a mark where it goes on. */
type Answer = {
  totalPages?: number;
  totalCount?: number;
  after?: string | number | null | undefined;
};

function OpenedModal<Input extends Shape, Value extends Shape, Data>({
  list,
  query,
}: OpenList<Input, Value, Data>) {
  const [{ id }, setSearch] = useFilters();
  if (!list.Modal) return null;
  const row = rowsOf(query.data, list).find((one) => list.rowId(one) === id);
  return <list.Modal row={row} onClose={() => setSearch({ id: '' })} />;
}

export function rowsOf<Value extends Shape>(
  value: Output<Value> | undefined,
  { rows }: Pick<List<Shape, Value, never>, 'rows'> = {},
): readonly RowOf<Value>[] {
  const { list = [] } = (value ?? {}) as { list?: readonly RowOf<Value>[] };
  return rows ? rows(list) : list;
}

export function wordsOf(words: List<Shape, Shape, never>['words']): Words {
  if (typeof words === 'object') return words;
  const none = { none: `${words}.none`, noneText: `${words}.noneText` } as const;
  // A page without a lead says so.
  return { title: `${words}.title`, lead: `${words}.lead` as WordId, ...none };
}

function picked<Row>(
  rows: readonly Row[],
  search: PlainSearch,
  pick?: (row: Row, search: PlainSearch) => boolean,
): readonly Row[] {
  return pick ? rows.filter((row) => pick(row, search)) : rows;
}
