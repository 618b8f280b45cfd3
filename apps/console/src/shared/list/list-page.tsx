import type { Call, Output, Right, Shape } from '@baize/contract';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { LiveTag } from '../live/live-tag.tsx';
import { useLiveTouch } from '../live/use-live-touch.ts';
import { AuditLink } from '../parts/audit-link.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { NewLink } from '../parts/new-link.tsx';
import { PageBody, PageHead } from '../parts/page-head.tsx';
import type { Touched } from '../queries.ts';
import type { WordId } from '../words.ts';
import { ChooseOne } from './choose-one.tsx';
import {
  type List,
  ListFilters,
  ListRows,
  type OpenList,
  type Prefix,
  type RowOf,
  rowsOf,
  useList,
  wordsOf,
} from './list.tsx';
import { ListFileButton } from './list-file-button.tsx';
import { type SearchWord, useFilters } from './search.ts';
import { Split } from './split.tsx';
import type { Tools } from './tools.ts';

export type Beside<Row> = {
  /** Where its words begin: what one of the rows is called, and what stands there while none is open. */
  words: Prefix<'one' | 'choose' | 'chooseText'>;
  picture: ComponentProps<typeof ChooseOne>['picture'];
  /** A row that is not on this page can only be shown by what its id finds. */
  show: (id: string, row: Row | undefined) => ReactNode;
  /** The word of the address that holds what is open. */
  key?: SearchWord;
};

type ListPage<Input extends Shape, Value extends Shape, Data> = List<Input, Value, Data> & {
  /** The sentence below the title, where it is not the `lead` of the list's words; null for none. */
  lead?: WordId | null;
  /** Rows follow by themselves, and the page says so. */
  isLive?: boolean;
  /** What is read anew when the socket tells something: then the rows follow too. */
  follows?: { topic: string; touches: readonly Touched[] };
  /** The part of the log about these rows. */
  audit?: string;
  /** To the empty page of a new one, for those who may. */
  add?: { to: string; label: WordId; right: Right };
  /** The name of the file in which the filtered list is saved, where it may leave the console. */
  file?: string;
  /** What can be done about the list as a whole. */
  Actions?: ComponentType;
  /** Between the title and the filters: figures, switches. */
  Above?: ComponentType;
  /** Below the rows: what is done with those that are ticked. */
  below?: (tools: Tools<Data>) => ReactNode;
  /** Beside the title. */
  note?: (value: Output<Value>, tools: Tools<Data>) => ReactNode;
  beside?: Beside<RowOf<Value>>;
};

/** A page that is a list: what is written down here is all that tells it from the others. */
export function listPage<Input extends Shape, Value extends Shape, Data = undefined>(
  call: Call<Input, Value>,
  page: ListPage<Input, Value, Data>,
): (props: Place<Input>) => ReactNode {
  return (place) => <Page call={call} page={page} {...place} />;
}

type Place<Input extends Shape> = {
  /** What this place asks beside the address: whose rows they are. */
  given?: Partial<Output<Input>>;
  /** In place of the list's own title. */
  head?: ReactNode;
};

type PageProps<Input extends Shape, Value extends Shape, Data> = Place<Input> & {
  call: Call<Input, Value>;
  page: ListPage<Input, Value, Data>;
};

function Page<Input extends Shape, Value extends Shape, Data>({
  call,
  page,
  given,
  head,
}: PageProps<Input, Value, Data>) {
  const opened = useList(call, page, given);
  const { query } = opened;
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  const { beside, Above } = page;
  const openKey = beside && (beside.key ?? 'id');
  const body = (
    <PageBody>
      {head ?? <Head page={page} opened={opened} />}
      {page.follows && <Follow {...page.follows} />}
      {Above && <Above />}
      <ListFilters {...opened} openKey={openKey} />
      <ListRows {...opened} openKey={openKey} />
      {page.below?.(opened.tools)}
    </PageBody>
  );
  if (!beside) return body;
  return (
    <WithCase
      beside={beside}
      rows={rowsOf(query.data, page)}
      rowId={page.rowId}
      tools={opened.tools}
    >
      {body}
    </WithCase>
  );
}

type HeadProps<Input extends Shape, Value extends Shape, Data> = {
  page: ListPage<Input, Value, Data>;
  opened: OpenList<Input, Value, Data>;
};

function Head<Input extends Shape, Value extends Shape, Data>({
  page,
  opened,
}: HeadProps<Input, Value, Data>) {
  const { tools } = opened;
  const { text } = tools;
  const value = opened.query.data;
  const { Actions, audit, add, file, follows, isLive = follows !== undefined } = page;
  const words = wordsOf(page.words);
  const lead = page.lead === undefined ? words.lead : page.lead;
  const mayAdd = add && tools.may(add.right);
  return (
    <PageHead
      title={text(words.title)}
      lead={lead && text(lead)}
      note={value !== undefined && page.note?.(value, tools)}
      actions={
        (isLive || Actions || audit || file || mayAdd) && (
          <>
            {audit && <AuditLink action={audit} />}
            {mayAdd && <NewLink to={add.to}>{text(add.label)}</NewLink>}
            {isLive && <LiveTag />}
            {file && <ListFileButton opened={opened} fileName={file} />}
            {Actions && <Actions />}
          </>
        )
      }
    />
  );
}

/** Hears the socket and shows nothing. */
function Follow({ topic, touches }: { topic: string; touches: readonly Touched[] }) {
  useLiveTouch(topic, touches);
  return null;
}

type CaseProps<Row, Data> = {
  beside: Beside<Row>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  tools: Tools<Data>;
  children: ReactNode;
};

/** The opened row beside the list, where there is one. */
export function WithCase<Row, Data>({
  beside,
  rows,
  rowId,
  tools,
  children,
}: CaseProps<Row, Data>) {
  const [search, setSearch] = useFilters();
  const { words, picture, key = 'id', show } = beside;
  const id = search[key];
  const shown =
    id &&
    show(
      id,
      rows.find((row) => rowId(row) === id),
    );
  return (
    <Split
      asideTitle={tools.text(`${words}.one`)}
      isOpen={Boolean(shown)}
      onClose={() => setSearch({ [key]: '' })}
      aside={shown}
      whenClosed={
        <ChooseOne
          picture={picture}
          title={tools.text(`${words}.choose`)}
          text={tools.text(`${words}.chooseText`)}
        />
      }
    >
      {children}
    </Split>
  );
}
