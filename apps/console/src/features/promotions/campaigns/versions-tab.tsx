import type { Output, promotionsCampaignsOperator } from '@baize/contract';
import { type Column, Table } from '@baize/ui/table';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Campaign } from './campaign-editable.ts';

type Version = Output<typeof promotionsCampaignsOperator.showCampaign.value>['versions'][number];

/** Who saved it when and why; the log holds each version whole. */
export function VersionsTab({ campaign }: { campaign: Campaign }) {
  const text = useText();
  const times = useTimes();
  const columns: Column<Version>[] = [
    {
      id: 'version',
      header: text('console.promo.version'),
      onCard: 'title',
      cell: ({ version }) => <span className="num font-semibold">{version}</span>,
    },
    {
      id: 'at',
      header: text('console.promo.savedAt'),
      cell: ({ savedAt }) => <span className="num">{times.exact(savedAt)}</span>,
    },
    {
      id: 'by',
      header: text('console.promo.savedBy'),
      cell: ({ savedBy }) => savedBy ?? text('console.form.house'),
    },
    {
      id: 'why',
      header: text('console.member.reason'),
      cell: ({ reason }) => <span className="break-words">{reason}</span>,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <Table
        isSortedByServer
        caption={text('console.promo.tab.versions')}
        columns={columns}
        rows={campaign.versions}
        rowId={({ version }) => String(version)}
      />
      <div>
        <AuditLink subject={`campaign:${campaign.id}`} action="promotions.campaign.saved" />
      </div>
    </div>
  );
}
