import { Panel, SectionHead, SkeletonText, textLinkClasses } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import type { PlainSearch } from '../../../shared/list/search.ts';

/** Where the whole list of a part is, with the member already chosen. */
export type Onward = { to: string; search: PlainSearch; label: string };

type Props<Value> = {
  title: string;
  onward?: Onward | undefined;
  query: Pick<UseQueryResult<Value>, 'data' | 'error'>;
  children: (value: Value) => ReactNode;
};

/** One part of the card: read by itself, so that one that fails leaves the others whole. */
export function CardPanel<Value>({ title, onward, query, children }: Props<Value>) {
  return (
    <Panel className="min-w-0">
      <SectionHead
        level={3}
        title={title}
        actions={
          onward && (
            <Link to={onward.to} search={onward.search} className={textLinkClasses}>
              {onward.label}
              <ChevronRight aria-hidden className="inline size-4 rtl:-scale-x-100" />
            </Link>
          )
        }
      />
      <ErrorLine error={query.error} />
      {query.data === undefined && !query.error && <SkeletonText lines={3} />}
      {query.data !== undefined && children(query.data)}
    </Panel>
  );
}
