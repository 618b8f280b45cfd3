import type { Filter } from '@baize/ui';
import { daySpan } from '../times.ts';
import { type StartOf, type WordId, wordIn } from '../words.ts';
import { DayFilter } from './day-filter.tsx';
import { FilterText } from './filter-text.tsx';
import type { PlainSearch, SearchWord } from './search.ts';
import type { Tools } from './tools.ts';

/** A filter as a list declares it: how it is shown, and what its word in the address asks of the call. */
export type ListFilter<Input = object, Data = unknown> = {
  key: SearchWord;
  show: (tools: Tools<Data>) => Filter;
  read: (search: PlainSearch, tools: Tools<Data>) => Input;
};

/** A text that is looked for; `read` says which, and only what was typed is asked for. */
export function textFilter<Input>(
  key: SearchWord,
  label: WordId,
  read: (typed: string) => Input,
): ListFilter<Input | object> {
  return {
    key,
    show: ({ text }) => ({
      key,
      label: text(label),
      kind: 'custom',
      render: (value, onChange) => (
        <FilterText label={text(label)} value={value} onChange={onChange} />
      ),
    }),
    read: (search) => typedIn(search, key, read),
  };
}

/** The text most looked for: it stands first, and in sight on a phone. */
export function searchFilter<Input>(
  key: SearchWord,
  label: WordId,
  read: (typed: string) => Input,
): ListFilter<Input | object> {
  return {
    key,
    show: ({ text }) => ({ key, label: text(label), kind: 'search' }),
    read: (search) => typedIn(search, key, read),
  };
}

/** A member by their number; anything else asks for nobody in particular. */
export function memberFilter(label: WordId, key: SearchWord = 'member') {
  return textFilter(key, label, (typed) => {
    const memberId = numberIn(typed);
    return memberId === undefined ? {} : { memberId };
  });
}

type Choice<Value extends string, Input> = {
  key: SearchWord;
  label: WordId;
  values: readonly Value[];
  word: (value: Value) => WordId;
  /** The choice of all of them, by its name. */
  any?: WordId;
  /** The value that is meant when the address names none: the inbox is no filter that could be cleared. */
  unasked?: Value;
  read: (value: Value) => Input;
};

/** One of a few values, in a list. */
export function choiceFilter<Value extends string, Input>(
  choice: Choice<Value, Input>,
): ListFilter<Input | object> {
  return { key: choice.key, show: showChoice('choice', choice), read: readChoice(choice) };
}

/** One of a few values, side by side. */
export function chipsFilter<Value extends string, Input>(
  choice: Choice<Value, Input>,
): ListFilter<Input | object> {
  return { key: choice.key, show: showChoice('chips', choice), read: readChoice(choice) };
}

/** One of a few values with a word each, side by side; the first is meant when the address names none. */
export function chipsOf<Value extends string, Input>(
  key: SearchWord,
  label: WordId,
  words: { [value in Value]: WordId },
  read: (value: Value) => Input,
): ListFilter<Input | object> {
  const values = Object.keys(words) as Value[];
  const word = (value: Value) => words[value];
  const [unasked] = values;
  return chipsFilter({ key, label, values, word, read, ...(unasked && { unasked }) });
}

type NamedChoice<Value extends string> = {
  /** The filter's own word, where it is not where the words of its values begin. */
  label?: WordId;
  any?: WordId;
  unasked?: Value;
};

/** Only a filter whose words begin with its own word needs no other. */
type Naming<Words extends string, Value extends string> = Words extends WordId
  ? [more?: NamedChoice<Value>]
  : [more: NamedChoice<Value> & { label: WordId }];

type NamedFilter = <Words extends string, const Value extends string, Key extends SearchWord>(
  key: Key,
  words: Words & StartOf<Words, Value>,
  values: readonly Value[],
  ...more: Naming<Words, NoInfer<Value>>
) => ListFilter<{ [name in Key]: Value } | object>;

/** One of a few values, in a list; their words begin alike, and the call asks for them by name. */
export const namedChoice: NamedFilter = (key, words, values, ...[more]) =>
  choiceFilter(named(key, words, values, more));

/** One of a few values, side by side, with words that begin alike. */
export const namedChips: NamedFilter = (key, words, values, ...[more]) =>
  chipsFilter(named(key, words, values, more));

function named<Value extends string, Key extends SearchWord>(
  key: Key,
  words: string,
  values: readonly Value[],
  { label = words as WordId, ...more }: NamedChoice<Value> = {},
): Choice<Value, { [name in Key]: Value }> {
  const read = (value: Value) => ({ [key]: value }) as { [name in Key]: Value };
  return { key, label, values, word: wordIn(words), read, ...more };
}

type Options<Data, Input> = {
  key: SearchWord;
  label: WordId;
  kind?: 'choice' | 'chips';
  options: (tools: Tools<Data>) => readonly { value: string; label: string }[];
  read: (value: string) => Input;
};

/** One of what the list read beside its rows: a channel, a vendor. */
export function optionsFilter<Data, Input>({
  key,
  label,
  kind = 'choice',
  options,
  read,
}: Options<Data, Input>): ListFilter<Input | object, Data> {
  return {
    key,
    show: (tools) => ({ key, label: tools.text(label), kind, options: options(tools) }),
    read: (search) => typedIn(search, key, read),
  };
}

/** Days of the brand's time zone, kept as `from` and `to`; `read` is given their first and last instant. */
export function daysFilter<Input>(
  label: WordId,
  placeholder: WordId,
  read: (span: { from: number; to: number }) => Input,
): ListFilter<Input | object> {
  return {
    key: 'from',
    show: ({ text }) => ({
      key: 'from',
      label: text(label),
      kind: 'custom',
      render: () => <DayFilter label={text(label)} placeholder={text(placeholder)} />,
    }),
    read: ({ from, to }, { times }) => {
      const span = from && to && daySpan(from, to, times.offsetMinutes);
      return span ? read(span) : {};
    },
  };
}

/** A whole number above zero as people write it, `#12` too. */
export function numberIn(typed: string | undefined): number | undefined {
  const number = Number(typed?.trim().replace(/^#/, ''));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function typedIn<Input>(search: PlainSearch, key: SearchWord, read: (typed: string) => Input) {
  const typed = search[key]?.trim();
  return typed ? read(typed) : {};
}

function showChoice<Value extends string>(
  kind: 'choice' | 'chips',
  { key, label, values, word, any, unasked }: Choice<Value, unknown>,
) {
  return ({ text }: Tools): Filter => ({
    key,
    label: text(label),
    kind,
    options: [
      ...(any && unasked === undefined ? [{ value: '', label: text(any) }] : []),
      ...values.map((value) => ({
        value: value === unasked ? '' : value,
        label: text(word(value)),
      })),
      ...(any && unasked !== undefined ? [{ value: 'all', label: text(any) }] : []),
    ],
  });
}

function readChoice<Value extends string, Input>(choice: Choice<Value, Input>) {
  const { key, values, any, unasked, read } = choice;
  return (search: PlainSearch) => {
    const isAll = any !== undefined && search[key] === 'all';
    const value = values.find((known) => known === search[key]) ?? (isAll ? undefined : unasked);
    return value === undefined ? {} : read(value);
  };
}
