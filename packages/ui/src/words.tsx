import { createContext, type ReactNode, useContext } from 'react';

/** The few words the parts need by themselves; the app gives them once, in its language. */
export type UiWords = {
  close: string;
  clear: string;
  required: string;
  showPassword: string;
  hidePassword: string;
  increase: string;
  decrease: string;
  wholeOnly: string;
  pages: string;
  previousPage: string;
  nextPage: string;
  page: (page: number) => string;
  sortBy: string;
  ascending: string;
  descending: string;
  loading: string;
  filters: string;
  apply: string;
  noMatches: string;
  openList: string;
  previousMonth: string;
  nextMonth: string;
  copy: string;
  copied: string;
  remove: (name: string) => string;
  showTable: string;
  showChart: string;
  notices: string;
};

const WordsContext = createContext<UiWords | null>(null);

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): UiWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('The parts stand outside a UiWordsProvider');
  return words;
}
