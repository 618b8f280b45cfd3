import { LoadingRegion, Skeleton } from '@baize/ui';
import type { ReactNode } from 'react';
import { sentenceOf } from '../errors.ts';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { FailurePage } from './failure-page.tsx';
import { PageBody, PageHead } from './page-head.tsx';

type Props = {
  title: WordId;
  /** Below the title, or beside it. */
  lead?: WordId;
  note?: WordId;
  actions?: ReactNode;
  /** What the page is about: where it cannot be read, there is no page. */
  read?: { error: unknown; refetch: () => unknown };
  children: ReactNode;
};

/** A page with its title that is no list and no form. */
export function TitledPage({ title, lead, note, actions, read, children }: Props) {
  const text = useText();
  if (read?.error) return <FailurePage error={read.error} reset={() => void read.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text(title)}
        lead={lead && text(lead)}
        note={note && text(note)}
        actions={actions}
      />
      {children}
    </PageBody>
  );
}

type ReadingProps = { of: { error: unknown; isPending: boolean }; className: string };

/** Where something is read that is a part of the page: until it is there, and why it is not. */
export function Reading({ of: { error, isPending }, className }: ReadingProps) {
  return (
    <>
      {Boolean(error) && (
        <p role="alert" className="text-danger">
          {sentenceOf(error)}
        </p>
      )}
      {isPending && (
        <LoadingRegion>
          <Skeleton className={className} />
        </LoadingRegion>
      )}
    </>
  );
}
