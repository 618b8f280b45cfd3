import { identityOperator, type Output } from '@baize/contract';
import { Button, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { MemberCard } from '../use-members.ts';

type Session = Output<typeof identityOperator.memberSessions.value>['list'][number];
type Asked = Session | 'all' | null;

/** Where the account is signed in right now. */
export function SessionsTab({ card }: { card: MemberCard }) {
  const text = useText();
  const times = useTimes();
  const mayEnd = useMay('members.reset');
  const [asked, setAsked] = useState<Asked>(null);
  const { id: memberId } = card.member;
  const list = useQuery(queryOf(identityOperator.memberSessions, { memberId }));
  const columns = useMemo(
    () => columnsOf(text, times, mayEnd ? setAsked : undefined),
    [text, times, mayEnd],
  );
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  const rows = list.data?.list ?? [];
  return (
    <>
      {mayEnd && rows.length > 0 && (
        <Button kind="danger" className="mb-4" onClick={() => setAsked('all')}>
          {text('console.member.endAll')}
        </Button>
      )}
      <Table
        caption={text('console.member.tab.sessions.title')}
        columns={columns}
        rows={rows}
        rowId={({ sessionId }) => sessionId}
        isLoading={list.isPending}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.member.tab.sessions.none')}
            text={text('console.member.tab.sessions.noneText')}
          />
        }
      />
      <EndSessions card={card} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

type EndProps = { card: MemberCard; asked: Asked; onClose: () => void };

function EndSessions({ card, asked, onClose }: EndProps) {
  const text = useText();
  const { id: memberId, username } = card.member;
  const end = useAct(identityOperator.endMemberSessions, {
    input: (sessionId: string | undefined) => ({ memberId, ...(sessionId && { sessionId }) }),
    onDone: ({ ended }) => {
      onClose();
      showToast({ tone: 'good', title: text('console.member.ended', { count: ended }) });
    },
  });
  const isOne = asked !== null && asked !== 'all';
  return (
    <ConfirmModal
      isOpen={asked !== null}
      isDanger
      title={
        isOne
          ? text('console.member.endOneTitle')
          : text('console.member.endAllTitle', { username })
      }
      confirmLabel={text(isOne ? 'console.member.end' : 'console.member.endAll')}
      act={end}
      onConfirm={() => end.mutate(isOne ? asked.sessionId : undefined)}
      onClose={() => {
        end.reset();
        onClose();
      }}
    >
      <p>{text('console.member.endText')}</p>
    </ConfirmModal>
  );
}

function columnsOf(text: Text, times: Times, onEnd?: (asked: Session) => void): Column<Session>[] {
  return [
    {
      id: 'device',
      header: text('console.member.device'),
      onCard: 'title',
      cell: ({ device }) => (
        <span className="line-clamp-2 max-w-md whitespace-normal break-words">{device || '—'}</span>
      ),
    },
    {
      id: 'address',
      header: text('console.member.address'),
      cell: ({ address, location }) => (
        <span className="num">{location ? `${address}, ${location}` : address}</span>
      ),
    },
    {
      id: 'started',
      header: text('console.member.started'),
      cell: ({ startedAt }) => <span className="num">{times.dayAndTime(startedAt)}</span>,
    },
    {
      id: 'seen',
      header: text('console.member.lastSeen'),
      cell: ({ lastSeenAt }) => <span className="num">{times.exact(lastSeenAt)}</span>,
    },
    ...(onEnd
      ? [
          {
            id: 'end',
            header: <span className="sr-only">{text('console.member.end')}</span>,
            onCard: 'aside' as const,
            cell: (session: Session) => (
              <Button size="sm" onClick={() => onEnd(session)}>
                {text('console.member.end')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
