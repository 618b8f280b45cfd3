import { identityOperator, type Output } from '@baize/contract';
import { Button } from '@baize/ui';
import { useMemo, useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { ListRows, listOf, useList } from '../../../shared/list/list.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberCard } from '../use-members.ts';
import { addressColumn, deviceColumn } from './sign-in-columns.tsx';

type Session = Output<typeof identityOperator.memberSessions.value>['list'][number];
type Asked = Session | 'all' | null;

/** Where the account is signed in right now. */
export function SessionsTab({ card }: { card: MemberCard }) {
  const text = useText();
  const mayEnd = useMay('members.reset');
  const [asked, setAsked] = useState<Asked>(null);
  const sessions = useMemo(() => sessionList(setAsked), []);
  const opened = useList(identityOperator.memberSessions, sessions, { memberId: card.member.id });
  const { query } = opened;
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  return (
    <>
      {mayEnd && query.data && query.data.list.length > 0 && (
        <Button kind="danger" className="mb-4" onClick={() => setAsked('all')}>
          {text('console.member.endAll')}
        </Button>
      )}
      <ListRows {...opened} />
      <EndSessions card={card} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function sessionList(onEnd: (session: Session) => void) {
  return listOf(identityOperator.memberSessions, {
    words: 'console.member.tab.sessions',
    rowId: ({ sessionId }) => sessionId,
    columns: [
      { ...deviceColumn, onCard: 'title' },
      addressColumn,
      timeColumn('console.member.started', ({ startedAt }) => startedAt),
      timeColumn('console.member.lastSeen', ({ lastSeenAt }) => lastSeenAt, { isExact: true }),
      {
        header: 'console.member.end',
        isHeaderHidden: true,
        onCard: 'aside',
        right: 'members.reset',
        cell: (session, { text }) => (
          <Button size="sm" onClick={() => onEnd(session)}>
            {text('console.member.end')}
          </Button>
        ),
      },
    ],
  });
}

type EndProps = { card: MemberCard; asked: Asked; onClose: () => void };

function EndSessions({ card, asked, onClose }: EndProps) {
  const text = useText();
  const { id: memberId, username } = card.member;
  const end = useAct(identityOperator.endMemberSessions, {
    input: (sessionId: string | undefined) => ({ memberId, ...(sessionId && { sessionId }) }),
    done: ({ ended }) => text('console.member.ended', { count: ended }),
    onDone: onClose,
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
      onClose={onClose}
    >
      <p>{text('console.member.endText')}</p>
    </ConfirmModal>
  );
}
