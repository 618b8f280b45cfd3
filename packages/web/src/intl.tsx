import { createSpeaker, type Message, type Values } from '@baize/i18n/sentences';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Messages = Readonly<Record<string, Message>>;

export type SpokenIntl = {
  locale: string;
  messages: Messages;
  /** A word that is missing is said by its id. */
  formatMessage: (id: string, values?: Values) => string;
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;
};

const IntlContext = createContext<SpokenIntl | null>(null);

type Props = { locale: string; messages: Messages; children: ReactNode };

/** Sentences and numbers of one language: the two things of a library that a first view can carry. */
export function IntlProvider({ locale, messages, children }: Props) {
  const intl = useMemo(() => intlOf(locale, messages), [locale, messages]);
  return <IntlContext value={intl}>{children}</IntlContext>;
}

export function useIntl(): SpokenIntl {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('useIntl stands outside its provider');
  return intl;
}

export function intlOf(locale: string, messages: Messages): SpokenIntl {
  const say = createSpeaker(locale);
  const numbers = new Map<string, Intl.NumberFormat>();
  return {
    locale,
    messages,
    formatMessage(id, values) {
      // Looked up when it is said, since the words of a domain may come later.
      const message = messages[id];
      return message === undefined ? id : say(id, message, values);
    },
    formatNumber(value, options) {
      const key = JSON.stringify(options ?? {});
      const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
      numbers.set(key, format);
      return format.format(value);
    },
  };
}
