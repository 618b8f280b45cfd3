import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Message = ConstructorParameters<typeof IntlMessageFormat>[0];
type Values = Record<string, string | number | Date>;

export type SpokenIntl = {
  locale: string;
  messages: Readonly<Record<string, Message>>;
  /** A word that is missing is said by its id. */
  formatMessage: (id: string, values?: Values) => string;
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;
};

const IntlContext = createContext<SpokenIntl | null>(null);

type Props = { locale: string; messages: Record<string, Message>; children: ReactNode };

/** Sentences and numbers of one language: the two things of a library that the first view can carry. */
export function IntlProvider({ locale, messages, children }: Props) {
  const intl = useMemo(() => intlOf(locale, messages), [locale, messages]);
  return <IntlContext value={intl}>{children}</IntlContext>;
}

export function useIntl(): SpokenIntl {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('useIntl stands outside its provider');
  return intl;
}

/** As the build writes them: words that stand as they are, and places to fill. */
type Part = { type: number; value: string };
const WORDS = 0;
const PLACE = 1;

/** Most sentences only stand there, or name something: the reader of all others is slow to wake. */
function plainText(message: Message, values: Values = {}): string | undefined {
  if (typeof message === 'string') return message;
  let said = '';
  for (const { type, value } of message as Part[]) {
    if (type === WORDS) said += value;
    else if (type === PLACE && isPlain(values[value])) said += values[value];
    else return undefined;
  }
  return said;
}

/** A number that is only named stands as it is: the other reader does the same. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

export function intlOf(locale: string, messages: Record<string, Message>): SpokenIntl {
  const sentences = new Map<string, IntlMessageFormat>();
  const numbers = new Map<string, Intl.NumberFormat>();
  return {
    locale,
    messages,
    formatMessage(id, values) {
      // Looked up when it is said, since the words of a domain may come later.
      const message = messages[id];
      if (message === undefined) return id;
      const plain = plainText(message, values);
      if (plain !== undefined) return plain;
      const sentence = sentences.get(id) ?? new IntlMessageFormat(message, locale);
      sentences.set(id, sentence);
      return String(sentence.format(values));
    },
    formatNumber(value, options) {
      const key = JSON.stringify(options ?? {});
      const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
      numbers.set(key, format);
      return format.format(value);
    },
  };
}
