import { sportsbookBets } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { repeatSlip } from './repeat-slip.ts';

/** A slip that somebody shared is laid once, and leaves the address. */
export function LoadShared({ code, onLoaded }: { code: string; onLoaded: () => void }) {
  const text = useText();
  const words = useErrorWords();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ['sports', 'shared', code],
    queryFn: ({ signal }) => ask(sportsbookBets.loadSlip, { code }, signal),
    retry: false,
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data && !error) return;
    const left = data ? repeatSlip(data) : 0;
    if (error) notices.tell({ tone: 'bad', title: words(error) });
    else if (left === 0) notices.tell({ tone: 'info', title: text('sportsbook.share.over') });
    else onLoaded();
    void navigate({ to: '.', search: ({ slip: _, ...rest }) => rest, replace: true });
  }, [data, error]);
  return null;
}
