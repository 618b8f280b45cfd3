import { LoadingRegion, Skeleton } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../errors.ts';

type Props<Value> = {
  query: UseQueryResult<Value>;
  /** As high as what comes, while it is read. */
  height?: string;
  children: (value: Value) => ReactNode;
};

/** What is shown once it is read: a shape of it until then, and why where it cannot be. */
export function Found<Value>({ query, height = 'h-40', children }: Props<Value>) {
  if (query.error) return <p role="alert">{sentenceOf(query.error)}</p>;
  if (query.data !== undefined) return children(query.data);
  return (
    <LoadingRegion>
      <Skeleton className={height} />
    </LoadingRegion>
  );
}
