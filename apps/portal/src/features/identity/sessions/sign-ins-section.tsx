import { identitySessions, type Output } from '@baize/contract';
import { Pager, Tag } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Row, Rows, Section } from '../../../shared/account/section.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { securityKey } from '../../../shared/session/use-security.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { deviceName } from './device-name.ts';

const PER_PAGE = 8;

type SignIn = Output<typeof identitySessions.signInLog.value>['list'][number];

/** Who came in, when and from where, and who was turned away. */
export function SignInsSection() {
  const text = useText();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: [...securityKey('sign-ins'), page],
    queryFn: ({ signal }) => ask(identitySessions.signInLog, { page, size: PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <Section title={text('members.log')}>
      <Rows>
        {data.list.map((entry) => (
          <SignInRow key={`${entry.at} ${entry.result} ${entry.method}`} entry={entry} />
        ))}
      </Rows>
      <Pager className="mt-3" page={data.page} pageCount={data.totalPages} onPage={setPage} />
    </Section>
  );
}

const WAYS = [
  'password',
  'sms',
  'phone-auth',
  'passkey',
  'google',
  'facebook',
  'remembered',
  'recovery',
  'registration',
  'trial',
  'house',
] as const;

function SignInRow({ entry }: { entry: SignIn }) {
  const text = useText();
  const times = useTimes();
  const isIn = entry.result === 'success';
  const isView = entry.result === 'viewed';
  const way = WAYS.find((known) => known === entry.method);
  return (
    <Row
      title={<span className="num">{times.dateAndTime(entry.at)}</span>}
      text={
        <>
          {way ? text(`members.log.${way}`) : entry.method}
          {!isView && (
            <>
              {' · '}
              {deviceName(entry.device)}
              {' · '}
              <bdi className="num">{entry.address}</bdi>
              {entry.location && `, ${entry.location}`}
            </>
          )}
        </>
      }
      action={
        isView ? (
          <Tag tone="plain">{text('members.log.viewed')}</Tag>
        ) : (
          <Tag tone={isIn ? 'good' : 'bad'}>
            {text(isIn ? 'members.log.in' : 'members.log.out')}
          </Tag>
        )
      }
    />
  );
}
