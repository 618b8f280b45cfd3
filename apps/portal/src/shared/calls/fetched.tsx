import { Button, LoadingRegion, Skeleton } from '@baize/ui';
import { ConnectionFailed } from '@baize/web/errors.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatePage } from '../pages/state-page.tsx';
import { useText } from '../words/use-text.ts';
import { useErrorWords } from './use-error-words.ts';

type Props<Value> = {
  query: UseQueryResult<Value>;
  /** Has the size of what comes. */
  loading?: ReactNode;
  children: (value: Value) => ReactNode;
};

/** What was asked for: on its way, not to be had, or here. What is here stays when a later look fails. */
export function Fetched<Value>({ query, loading = rows, children }: Props<Value>) {
  const text = useText();
  const words = useErrorWords();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && !query.isError) return <LoadingRegion>{loading}</LoadingRegion>;
  const isLine = query.error instanceof ConnectionFailed;
  return (
    <StatePage
      state={isLine ? 'offline' : 'error'}
      level={3}
      isAlert
      isBare
      title={words(query.error)}
      text={isLine ? text('system.offline.text') : undefined}
      actions={
        <Button onClick={() => void query.refetch()} isBusy={query.isFetching}>
          {text('system.offline.retry')}
        </Button>
      }
    />
  );
}

const rows = (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);
