import { insightWebhooksOperator as contract } from '@baize/contract';
import { Button, Modal, SkeletonText, Tag } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { WebhookRow } from './webhook-row.ts';

const PAGE = 10;
const POLL_MS = 5_000;
const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300;

/** What was sent to an endpoint and how it answered, newest first. */
export function Deliveries({ webhook, onClose }: { webhook: WebhookRow; onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...queryOf(contract.listDeliveries, { id: webhook.id, page, pageSize: PAGE }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`${text('console.webhooks.deliveries')}: ${webhook.name}`}
    >
      {!data && <SkeletonText lines={5} />}
      {data?.list.length === 0 && (
        <p className="text-ink-soft">{text('console.webhooks.noDeliveries')}</p>
      )}
      <ul>
        {data?.list.map(({ id, fromNumber, toNumber, events, at, status, error }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t py-2 first:border-t-0">
            <span className="num text-ink-soft">{times.dayAndTime(at)}</span>
            <span className="num min-w-0 flex-1 font-medium">
              {text('console.webhooks.range', { from: fromNumber, to: toNumber, count: events })}
              {error && <span className="block text-[0.8125rem] text-danger">{error}</span>}
            </span>
            <Tag tone={isTaken(status) ? 'good' : 'bad'}>
              {status === null ? text('console.webhooks.noAnswer') : String(status)}
            </Tag>
          </li>
        ))}
      </ul>
      {data && data.totalPages > 1 && (
        <div className="mt-3 flex justify-between gap-2">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text('console.webhooks.newer')}
          </Button>
          <Button size="sm" disabled={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            {text('console.webhooks.older')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
