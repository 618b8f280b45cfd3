import type { UiWords } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../shared/words/use-text.ts';

const PLAIN = [
  'close',
  'clear',
  'required',
  'showPassword',
  'hidePassword',
  'increase',
  'decrease',
  'wholeOnly',
  'pages',
  'previousPage',
  'nextPage',
  'sortBy',
  'ascending',
  'descending',
  'loading',
  'filters',
  'apply',
  'noMatches',
  'openList',
  'previousMonth',
  'nextMonth',
  'copy',
  'copied',
  'showTable',
  'showChart',
  'notices',
] as const;

/** The words of the parts, from the same catalogue as everything else. */
export function useUiWords(): UiWords {
  const text = useText();
  return useMemo(() => {
    const plain = Object.fromEntries(PLAIN.map((name) => [name, text(`ui.${name}`)]));
    return {
      ...(plain as Record<(typeof PLAIN)[number], string>),
      page: (page) => text('ui.page', { page }),
      remove: (name) => text('ui.remove', { name }),
    };
  }, [text]);
}
