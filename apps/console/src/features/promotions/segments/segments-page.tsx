import { promotionsCampaignsOperator } from '@baize/contract';
import { Button, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOpening } from '../../../shared/act/use-opening.ts';
import { listChanges } from '../../../shared/editor/changes.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { everyone } from './audience.ts';
import { type Segment, SegmentModal } from './segment-modal.tsx';

/** Named audiences, and how many each holds right now. */
export function SegmentsPage() {
  const text = useText();
  const mayEdit = useMay('promotions.edit');
  const columns = useColumns();
  const [isNew, setNew] = useOpening('console.promo.newSegment');
  const [opened, setOpened] = useState<Segment | null>(null);
  const [like, setLike] = useState<Segment | null>(null);
  const open = (what: Segment | 'new' | null, from: Segment | null = null) => {
    if (isNew !== (what === 'new')) setNew(what === 'new');
    setOpened(what === 'new' ? null : what);
    setLike(from);
  };
  const segments = useQuery(queryOf(promotionsCampaignsOperator.listSegments, {}));
  if (segments.error) {
    return <FailurePage error={segments.error} reset={() => void segments.refetch()} />;
  }
  return (
    <PageBody>
      <PageHead
        title={text('console.promo.segmentList.title')}
        lead={text('console.promo.segmentList.lead')}
        actions={
          mayEdit && (
            <Button kind="brass" onClick={() => open('new')}>
              <Plus aria-hidden className="size-4" />
              {text('console.promo.newSegment')}
            </Button>
          )
        }
      />
      <Table
        caption={text('console.promo.segmentList.title')}
        columns={columns}
        rows={segments.data ?? []}
        rowId={({ id }) => id}
        isLoading={segments.isPending}
        onRowOpen={(row) => open(row)}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.promo.segmentList.none')}
            text={text('console.promo.segmentList.noneText')}
          />
        }
      />
      {(opened || (isNew && mayEdit)) && (
        <SegmentModal
          key={isNew ? 'new' : opened?.id}
          segment={isNew ? null : opened}
          like={like}
          mayEdit={mayEdit}
          onClose={() => open(null)}
          onDuplicate={(segment) => open('new', segment)}
        />
      )}
    </PageBody>
  );
}

function useColumns(): Column<Segment>[] {
  const text = useText();
  return [
    {
      id: 'name',
      header: text('console.promo.segmentName'),
      onCard: 'title',
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'conditions',
      header: text('console.promo.conditions'),
      align: 'figure',
      cell: ({ who }) => conditionsOf(who),
    },
    {
      id: 'count',
      header: text('console.promo.holds'),
      align: 'figure',
      cell: ({ count }) => count.toLocaleString('en'),
      sortBy: ({ count }) => count,
    },
  ];
}

const conditionsOf = (who: Segment['who']) => listChanges(everyone(), who).length;
