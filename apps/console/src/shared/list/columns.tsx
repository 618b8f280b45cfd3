import type { Right } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Tag, type Tone } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import type { ComponentProps, ReactNode } from 'react';
import { FormButton } from '../act/form-modal.tsx';
import { MemberLink } from '../parts/member-link.tsx';
import { Sum } from '../parts/sum.tsx';
import type { WordId } from '../words.ts';
import { textOf } from './cell-text.ts';
import type { Tools } from './tools.ts';

/** A column as a list declares it: its header by the word's id, its cells from the row and the tools. */
export type ListColumn<Row, Data = unknown> = Pick<
  Column<Row>,
  'align' | 'onCard' | 'className'
> & {
  header: WordId;
  /** For eyes that need no header: a column of buttons. */
  isHeaderHidden?: boolean;
  cell: (row: Row, tools: Tools<Data>) => ReactNode;
  /** The cell in a file, where its words alone would not say it. */
  file?: (row: Row, tools: Tools<Data>) => string | number;
  /** What a click on the header sorts by, where all rows are here. */
  sortBy?: (row: Row, tools: Tools<Data>) => string | number | bigint;
  /** Shown only to those who have it. */
  right?: Right;
};

/** A column that is left out where the list stands on a tablet. */
export const TIGHT = 'md:max-[64rem]:hidden';

type More<Row> = Partial<Omit<ListColumn<Row>, 'header' | 'cell'>>;
type Of<Row, Value> = (row: Row, tools: Tools) => Value;

export function columnsFor<Row, Data>(
  columns: readonly ListColumn<Row, Data>[],
  tools: Tools<Data>,
): Column<Row>[] {
  return columns
    .filter(({ right }) => !right || tools.may(right))
    .map(({ header, isHeaderHidden, cell, file: _file, sortBy, right: _, ...rest }) => {
      const label = tools.text(header);
      return {
        ...rest,
        id: header,
        header: isHeaderHidden ? <span className="sr-only">{label}</span> : label,
        cell: (row: Row) => cell(row, tools),
        ...(sortBy && { sortBy: (row: Row) => sortBy(row, tools) }),
      };
    });
}

/** A name, and below it what tells it from its namesakes. */
export function titleColumn<Row>(
  header: WordId,
  of: Of<Row, readonly [ReactNode, ReactNode?]>,
  more: More<Row> & { isCode?: boolean } = {},
): ListColumn<Row> {
  const { isCode, ...rest } = more;
  return {
    header,
    onCard: 'title',
    cell: (row, tools) => {
      const [first, second] = of(row, tools);
      return <TwoLines first={first} second={second} isCode={isCode} />;
    },
    file: (row, tools) => of(row, tools).map(textOf).filter(Boolean).join(' · '),
    ...rest,
  };
}

type Lines = { first: ReactNode; second?: ReactNode; isCode?: boolean | undefined };

export function TwoLines({ first, second, isCode }: Lines) {
  return (
    <span className="block py-1.5 leading-tight">
      <span className="block font-semibold">{first}</span>
      {second && (
        <span
          className={
            isCode
              ? 'code font-normal text-ink-soft'
              : 'num text-[0.8125rem] font-normal text-ink-soft'
          }
        >
          {second}
        </span>
      )}
    </span>
  );
}

type SumLook = Omit<ComponentProps<typeof Sum>, 'amount' | 'currency'>;

/** An amount; null is a dash. In the brand's currency, or in the row's own. */
export function moneyColumn<Row>(
  header: WordId,
  of: Of<Row, bigint | null>,
  more: More<Row> & { look?: SumLook; currencyOf?: (row: Row) => string } = {},
): ListColumn<Row> {
  const { look, currencyOf, ...rest } = more;
  return {
    header,
    align: 'figure',
    cell: (row, tools) => {
      const amount = of(row, tools);
      if (amount === null) return <Dash />;
      return <Sum amount={amount} currency={currencyOf?.(row) ?? tools.currency} {...look} />;
    },
    file: (row, tools) => {
      const amount = of(row, tools);
      return amount === null ? '' : moneyText(amount);
    },
    ...rest,
  };
}

/** A moment to the minute, or to the second; null is a dash, or what the list has for it. */
export function timeColumn<Row>(
  header: WordId,
  of: Of<Row, number | null>,
  more: More<Row> & { isExact?: boolean; none?: WordId } = {},
): ListColumn<Row> {
  const { isExact, none, ...rest } = more;
  return {
    header,
    cell: (row, tools) => {
      const at = of(row, tools);
      if (at === null) return none ? <span className="num">{tools.text(none)}</span> : <Dash />;
      const { exact, dayAndTime } = tools.times;
      return <span className="num">{isExact ? exact(at) : dayAndTime(at)}</span>;
    },
    file: (row, tools) => {
      const at = of(row, tools);
      return at === null ? '' : tools.times.exact(at);
    },
    ...rest,
  };
}

export function memberColumn<Row>(
  header: WordId,
  of: Of<Row, { memberId: number; name?: string } | null>,
  more: More<Row> = {},
): ListColumn<Row> {
  return {
    header,
    cell: (row, tools) => {
      const member = of(row, tools);
      return member ? <MemberLink {...member} /> : <Dash />;
    },
    file: (row, tools) => {
      const { memberId = '', name = '' } = of(row, tools) ?? {};
      return `${name} ${memberId}`.trim();
    },
    ...more,
  };
}

/** A state in a word and a colour. */
export function tagColumn<Row>(
  header: WordId,
  of: Of<Row, readonly [Tone, ReactNode]>,
  more: More<Row> = {},
): ListColumn<Row> {
  return {
    header,
    onCard: 'aside',
    cell: (row, tools) => {
      const [tone, label] = of(row, tools);
      return <Tag tone={tone}>{label}</Tag>;
    },
    file: (row, tools) => textOf(of(row, tools)[1]),
    ...more,
  };
}

/** A code, an id, a name that machines made; `look` where it is not the plain code. */
export function codeColumn<Row>(
  header: WordId,
  of: Of<Row, ReactNode>,
  more: More<Row> & { look?: string } = {},
): ListColumn<Row> {
  const { look = 'code', ...rest } = more;
  return { header, cell: (row, tools) => <span className={look}>{of(row, tools)}</span>, ...rest };
}

/** A count, at the end of its column; text that is a figure stays as it is. */
export function figureColumn<Row>(
  header: WordId,
  of: Of<Row, number | string>,
  more: More<Row> = {},
): ListColumn<Row> {
  return {
    header,
    align: 'figure',
    cell: (row, tools) => {
      const figure = of(row, tools);
      return typeof figure === 'number' ? figure.toLocaleString('en') : figure;
    },
    ...more,
  };
}

export function Dash() {
  return <span className="text-ink-soft">–</span>;
}

/** A button in each row that opens the form in which it is changed, for those who may. */
export function editColumn<Row>(
  header: WordId,
  right: Right,
  form: (row: Row, onClose: () => void) => ReactNode,
): ListColumn<Row> {
  return {
    header,
    right,
    isHeaderHidden: true,
    cell: (row, { text }) => (
      <FormButton size="sm" label={text(header)} right={right}>
        {(onClose) => form(row, onClose)}
      </FormButton>
    ),
  };
}
