import { catalogues, type Messages } from 'virtual:words';
import { type Language, localeOf } from '@baize/contract';
import { IntlProvider } from '@baize/web/intl.tsx';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { loadChunk } from '../loading/chunk.ts';
import { offeredLanguages, showLanguage, storeLanguage, tagOf } from './language.ts';
import { readWords } from './needed-words.ts';

export type Words = { language: Language; messages: Messages };

type LanguageChoice = {
  language: Language;
  /** Changes the words and remembers the choice. */
  choose: (language: Language) => Promise<void>;
  /** Changes the words for a visitor who has chosen nothing. */
  follow: (language: Language) => Promise<void>;
};

const LanguageContext = createContext<LanguageChoice | null>(null);

export const wordedLanguages = offeredLanguages(Object.keys(catalogues));

export async function loadWords(language: Language): Promise<Words> {
  return { language, messages: await loadChunk(() => readWords(tagOf(language))) };
}

export function LanguageProvider({ first, children }: { first: Words; children: ReactNode }) {
  const [words, setWords] = useState(first);

  const follow = useCallback(async (language: Language) => {
    const next = await loadWords(language);
    showLanguage(language);
    setWords(next);
  }, []);
  const choose = useCallback(
    async (language: Language) => {
      storeLanguage(language);
      await follow(language);
    },
    [follow],
  );
  const choice = useMemo(
    () => ({ language: words.language, choose, follow }),
    [words.language, choose, follow],
  );

  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={localeOf(tagOf(words.language))} messages={words.messages}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage stands outside its provider');
  return choice;
}
