import { StatePanel } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { LiveTag } from '../live/live-tag.tsx';
import { useLiveTouch } from '../live/use-live-touch.ts';
import { FailurePage } from '../parts/failure-page.tsx';
import { PageBody, PageHead } from '../parts/page-head.tsx';
import { StatePicture } from '../parts/state-picture.tsx';
import type { Touched } from '../queries.ts';
import { columnsFor, type ListColumn } from './columns.tsx';
import type { Prefix } from './list.tsx';
import { useTools } from './tools.ts';

type Gathered<Row> = {
  list: readonly Row[];
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
};

type Page<Row> = {
  words: Prefix<'title' | 'lead' | 'none' | 'noneText'>;
  columns: readonly ListColumn<Row, undefined>[];
  rowId: (row: Row) => string;
  /** The address that a row leads to. */
  open: (row: Row) => string;
  follows: { topic: string; touches: readonly Touched[] };
  Actions?: ComponentType;
};

/** A page whose rows come from several calls: declared as a list is, but read by a hook of its own. */
export function gatheredPage<Row>(useRows: () => Gathered<Row>, page: Page<Row>): () => ReactNode {
  const { words, columns, rowId, open, follows, Actions } = page;
  return function GatheredPage() {
    const rows = useRows();
    const tools = useTools(undefined);
    const navigate = useNavigate();
    const shown = useMemo(() => columnsFor(columns, tools), [tools]);
    useLiveTouch(follows.topic, follows.touches);
    if (rows.error) return <FailurePage error={rows.error} reset={() => void rows.refetch()} />;
    const { text } = tools;
    return (
      <PageBody>
        <PageHead
          title={text(`${words}.title`)}
          lead={text(`${words}.lead`)}
          actions={
            <>
              {Actions && <Actions />}
              <LiveTag />
            </>
          }
        />
        <Table
          caption={text(`${words}.title`)}
          columns={shown}
          rows={rows.list}
          rowId={rowId}
          isLoading={rows.isPending}
          onRowOpen={(row) => void navigate({ to: open(row) })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text(`${words}.none`)}
              text={text(`${words}.noneText`)}
            />
          }
        />
      </PageBody>
    );
  };
}
