import { lotteryTickets } from '@baize/contract';
import { Button, EmptyLine, Money, Tag } from '@baize/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../shared/calls/api.ts';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { notices } from '../../shared/pages/notice.ts';
import { useHouseNow } from '../../shared/times/use-house-now.ts';
import { useText } from '../../shared/words/use-text.ts';
import type { Ticket } from './cart.ts';
import { MoreButton } from './more-button.tsx';
import { useSelectionText } from './selection-text.ts';
import { usePlayName } from './spot-words.ts';

/** Own tickets of this lottery: open ones can be taken back until their issue closes. */
export function TicketList({ gameCode, kind }: { gameCode: string; kind: string }) {
  const text = useText();
  const now = useHouseNow();
  const pages = useInfiniteQuery({
    queryKey: ['lottery', 'tickets', gameCode],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam ? { after: pageParam } : {};
      return ask(lotteryTickets.tickets, { gameCode, state: '', size: 20, ...after }, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
  });
  const cancel = useCancel();
  const { data, error } = pages;
  if (error) return <FormFault error={error} />;
  const tickets = data?.pages.flatMap(({ list }) => list) ?? [];
  if (data && tickets.length === 0) {
    return <EmptyLine>{text('tickets.mine.none')}</EmptyLine>;
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col">
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.betId}
            ticket={ticket}
            kind={kind}
            isBusy={cancel.isPending && cancel.variables === ticket.betId}
            onCancel={
              ticket.state === 'open' && now < ticket.closesAt
                ? () => cancel.mutate(ticket.betId)
                : undefined
            }
          />
        ))}
      </ul>
      <MoreButton pages={pages} />
    </div>
  );
}

function useCancel() {
  const text = useText();
  const words = useErrorWords();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (betId: string) => ask(lotteryTickets.cancel, { betIds: [betId] }),
    onSuccess: () => notices.tell({ tone: 'good', title: text('tickets.mine.cancelled') }),
    onError: (error) => notices.tell({ tone: 'bad', title: words(error) }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['lottery', 'tickets'] });
      void cache.invalidateQueries({ queryKey: ['balance'] });
    },
  });
}

type RowProps = {
  ticket: Ticket;
  kind: string;
  isBusy: boolean;
  onCancel: (() => void) | undefined;
};

function TicketRow({ ticket, kind, isBusy, onCancel }: RowProps) {
  const text = useText();
  const parts = useMoneyParts();
  const playName = usePlayName(kind);
  const selectionText = useSelectionText();
  const isWon = ticket.payout > 0n;
  return (
    <li className="border-t py-3 first:border-t-0">
      <div className="flex items-center gap-2">
        <span className="num min-w-0 flex-1 text-[0.8125rem] text-ink-soft">
          <bdi dir="ltr">{ticket.issue}</bdi>
        </span>
        {ticket.chase && (
          <span className="num text-[0.8125rem] text-ink-soft">
            {text('tickets.mine.chase', { n: ticket.chase.n, of: ticket.chase.of })}
          </span>
        )}
        <Tag tone={isWon ? 'good' : ticket.state === 'open' ? 'info' : 'plain'}>
          {text(isWon ? 'tickets.mine.won' : `tickets.mine.${ticket.state}`)}
        </Tag>
      </div>
      {ticket.rows.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a ticket never move
        <p key={n} className="mt-1 line-clamp-2">
          <b>{playName(row.play)}</b> <bdi>{selectionText(row.selection)}</bdi>
        </p>
      ))}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Money parts={parts(ticket.stake)} tone="soft" />
        {isWon && (
          <Money
            parts={parts(ticket.payout, { signed: true })}
            tone={ticket.payout > ticket.stake ? 'win' : 'plain'}
          />
        )}
        {ticket.capped && (
          <span className="text-[0.8125rem] text-ink-soft">{text('tickets.mine.capped')}</span>
        )}
        {onCancel && (
          <Button size="sm" onClick={onCancel} isBusy={isBusy} className="ms-auto">
            {text('tickets.mine.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}
