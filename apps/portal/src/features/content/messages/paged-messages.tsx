import { Pager } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { NoMessages } from './message-tools.tsx';
import type { Box } from './use-messages.ts';

type Props<Message> = {
  box: Box;
  query: UseQueryResult<{ list: Message[]; totalPages: number }>;
  page: number;
  onPage: (page: number) => void;
  children: (list: Message[]) => ReactNode;
};

/** One page of a box of messages; who deleted the last page's messages stands on the one before. */
export function PagedMessages<Message>({ box, query, page, onPage, children }: Props<Message>) {
  return (
    <Fetched query={query}>
      {({ list, totalPages }) => (
        <>
          {list.length === 0 ? <NoMessages box={box} /> : children(list)}
          <Pager
            className="mt-4"
            page={Math.min(page, Math.max(1, totalPages))}
            pageCount={totalPages}
            onPage={onPage}
          />
        </>
      )}
    </Fetched>
  );
}
