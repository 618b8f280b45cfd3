import { type Output, operatorsSearch } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../../shared/queries.ts';

export type Hit = Output<typeof operatorsSearch.searchEverything.value>['list'][number];

const PAUSE_MS = 350;

/**
 * What fits the typed words; asked a moment after the last key, or at once when hurried. While an
 * answer is on its way there are no hits, so that nothing of earlier words is opened.
 */
export function useFind(typed: string) {
  const words = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isCurrent = words !== '' && asked === words;
  const answer = useQuery({
    ...queryOf(operatorsSearch.searchEverything, { words: asked }),
    enabled: isCurrent,
  });
  return {
    isAsked: words !== '',
    hits: isCurrent ? answer.data?.list : undefined,
    error: isCurrent ? answer.error : null,
    hurry: () => setAsked(words),
  };
}
