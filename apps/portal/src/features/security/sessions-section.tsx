import { identitySessions } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { ask } from '../../shared/calls/api.ts';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { notices } from '../../shared/pages/notice.ts';
import { securityKey, useRenewSecurity } from '../../shared/session/use-security.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { deviceName } from './device-name.ts';
import { Row, Rows, Section } from './section.tsx';

export function SessionsSection() {
  const text = useText();
  const times = useTimes();
  const renew = useRenewSecurity();
  const { data } = useQuery({
    queryKey: securityKey('sessions'),
    queryFn: ({ signal }) => ask(identitySessions.sessions, {}, signal),
  });
  const end = useMutation({
    mutationFn: (sessionId: string) => ask(identitySessions.endSession, { sessionId }),
    onSettled: renew,
  });
  const endOthers = useMutation({
    mutationFn: () => ask(identitySessions.endOtherSessions, {}),
    onSuccess: ({ ended }) =>
      notices.tell({ tone: 'good', title: text('members.sessions.ended', { count: ended }) }),
    onSettled: renew,
  });
  const list = data?.list ?? [];
  return (
    <Section
      title={text('members.sessions')}
      aside={
        list.length > 1 && (
          <Button
            size="sm"
            className="ms-auto"
            onClick={() => endOthers.mutate()}
            isBusy={endOthers.isPending}
          >
            {text('members.sessions.endOthers')}
          </Button>
        )
      }
    >
      <Rows>
        {list.map((session) => (
          <Row
            key={session.sessionId}
            icon={<MonitorSmartphone />}
            title={deviceName(session.device)}
            text={
              <>
                <bdi className="num">{session.address}</bdi>
                {session.location && `, ${session.location}`}
                {' · '}
                {text('members.sessions.seen', { when: times.dateAndTime(session.lastSeenAt) })}
              </>
            }
            action={
              session.isCurrent ? (
                <Tag tone="good">{text('members.sessions.current')}</Tag>
              ) : (
                <Button
                  size="sm"
                  aria-label={`${text('members.sessions.end')}: ${deviceName(session.device)}`}
                  onClick={() => end.mutate(session.sessionId)}
                  isBusy={end.isPending && end.variables === session.sessionId}
                >
                  {text('members.sessions.end')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      <div className="mt-3 empty:hidden">
        <FormFault error={end.error ?? endOthers.error} />
      </div>
    </Section>
  );
}
