import { rateText } from '@baize/money';
import { StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RowKeys } from '../../../shared/list/row-keys.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { NewLink } from '../../../shared/parts/new-link.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import type { Channel } from '../cashier-rows.ts';
import { channelsQuery } from '../use-cashier.ts';
import { WaitingChange } from '../waiting-change.tsx';
import { methodName } from './channel-methods.ts';

/** Every way to pay in, in the order that members see. */
export function ChannelsPage() {
  const text = useText();
  const navigate = useNavigate();
  const { currency } = useBrand();
  const mayEdit = useMay('cashier.settings');
  const channels = useQuery(channelsQuery);
  const columns = useMemo(() => columnsOf(text, currency), [text, currency]);
  if (channels.error) {
    return <FailurePage error={channels.error} reset={() => void channels.refetch()} />;
  }
  return (
    <PageBody>
      <PageHead
        title={text('console.channel.title')}
        lead={text('console.channel.lead')}
        actions={
          <>
            <AuditLink action="cashier.channel" />
            {mayEdit && <NewLink to="/channels/new">{text('console.channel.new')}</NewLink>}
          </>
        }
      />
      <WaitingChange kind="cashier.channel" />
      <RowKeys>
        <Table
          caption={text('console.channel.title')}
          columns={columns}
          rows={channels.data?.list ?? []}
          rowId={({ code }) => code}
          isLoading={channels.isPending}
          onRowOpen={({ code }) => void navigate({ to: '/channels/$code', params: { code } })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.channel.none')}
              text={text('console.channel.noneText')}
            />
          }
        />
      </RowKeys>
    </PageBody>
  );
}

function columnsOf(text: Text, currency: string): Column<Channel>[] {
  return [
    {
      id: 'name',
      header: text('console.channel.name'),
      onCard: 'title',
      cell: ({ name, code }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{name}</span>
          <span className="code font-normal text-ink-soft">{code}</span>
        </span>
      ),
    },
    {
      id: 'method',
      header: text('console.channel.method'),
      cell: ({ method }) => methodName(text, method),
    },
    {
      id: 'matched',
      header: text('console.channel.gateway'),
      className: 'md:max-[80rem]:hidden',
      cell: ({ gateway }) => gateway ?? text('console.channel.byDesk'),
    },
    {
      id: 'least',
      header: text('console.channel.least'),
      align: 'figure',
      cell: ({ least }) => <Sum amount={least} currency={currency} />,
    },
    {
      id: 'most',
      header: text('console.channel.most'),
      align: 'figure',
      cell: ({ most }) => <Sum amount={most} currency={currency} />,
    },
    {
      id: 'fee',
      header: text('console.channel.fee'),
      align: 'figure',
      cell: ({ feeRate }) => `${rateText(BigInt(feeRate))} %`,
    },
    {
      id: 'bonus',
      header: text('console.channel.bonus'),
      align: 'figure',
      cell: ({ bonusRate }) => `${rateText(BigInt(bonusRate))} %`,
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ isOpen }) => (
        <Tag tone={isOpen ? 'good' : 'plain'}>
          {text(isOpen ? 'console.channel.open' : 'console.channel.closed')}
        </Tag>
      ),
    },
  ];
}
