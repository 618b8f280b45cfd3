import { identitySessions, type Output } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { Row, Rows, Section } from '../../../shared/account/section.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { securityKey, useRenewSecurity } from '../../../shared/session/use-security.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { deviceName } from './device-name.ts';

export function SessionsSection() {
  const text = useText();
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
          <SessionRow
            key={session.sessionId}
            session={session}
            isEnding={end.isPending && end.variables === session.sessionId}
            onEnd={() => end.mutate(session.sessionId)}
          />
        ))}
      </Rows>
      <div className="mt-3 empty:hidden">
        <FormFault error={end.error ?? endOthers.error} />
      </div>
    </Section>
  );
}

type SessionProps = {
  session: Output<typeof identitySessions.sessions.value>['list'][number];
  isEnding: boolean;
  onEnd: () => void;
};

function SessionRow({ session, isEnding, onEnd }: SessionProps) {
  const text = useText();
  const times = useTimes();
  const device = deviceName(session.device);
  return (
    <Row
      icon={<MonitorSmartphone />}
      title={device}
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
            aria-label={`${text('members.sessions.end')}: ${device}`}
            onClick={onEnd}
            isBusy={isEnding}
          >
            {text('members.sessions.end')}
          </Button>
        )
      }
    />
  );
}
