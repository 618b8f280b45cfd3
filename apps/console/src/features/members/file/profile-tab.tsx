import { identityOperator } from '@baize/contract';
import { Panel, SectionHead, SkeletonText, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/errors.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { MemberCard } from '../use-members.ts';
import { PersonalData } from './personal-data.tsx';

export function ProfileTab({ card }: { card: MemberCard }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Standing card={card} />
      <div className="flex flex-col gap-5">
        <PersonalData memberId={card.member.id} />
        <Locks memberId={card.member.id} />
      </div>
    </div>
  );
}

function Standing({ card }: { card: MemberCard }) {
  const text = useText();
  const times = useTimes();
  const { member } = card;
  return (
    <Panel>
      <SectionHead title={text('console.member.standing')} />
      <Facts
        facts={[
          { label: text('console.member.nickname'), value: member.nickname },
          {
            label: text('console.members.registered'),
            value: times.dayAndTime(member.registeredAt),
          },
          { label: text('console.member.registerUrl'), value: card.registerUrl ?? '—' },
          {
            label: text('console.members.lastLogin'),
            value: member.lastLoginAt
              ? times.dayAndTime(member.lastLoginAt)
              : text('console.members.never'),
          },
          { label: text('console.member.lastPlace'), value: card.lastLoginLocation ?? '—' },
          { label: text('console.member.language'), value: card.language },
          {
            label: text('console.member.mobile'),
            value: <Contact value={card.mobile} isProved={card.mobileVerified} />,
          },
          {
            label: text('console.member.email'),
            value: <Contact value={card.email} isProved={card.emailVerified} />,
          },
        ]}
      />
    </Panel>
  );
}

function Contact({ value, isProved }: { value: string | null; isProved: boolean }) {
  const text = useText();
  if (!value) return '—';
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {value}
      <Tag tone={isProved ? 'good' : 'plain'}>
        {text(isProved ? 'console.member.proved' : 'console.member.unproved')}
      </Tag>
    </span>
  );
}

function Locks({ memberId }: { memberId: number }) {
  const text = useText();
  const times = useTimes();
  const { data, error } = useQuery(queryOf(identityOperator.memberLocks, { memberId }));
  const isSet = (lock: boolean) => text(lock ? 'console.member.set' : 'console.member.unset');
  return (
    <Panel>
      <SectionHead title={text('console.member.locks')} />
      {error && <p className="text-danger">{sentenceOf(error)}</p>}
      {!data && !error && <SkeletonText lines={6} />}
      {data && (
        <Facts
          facts={[
            {
              label: text('console.member.passwordChanged'),
              value: times.dayAndTime(data.password.changedAt),
            },
            { label: text('console.member.paymentPassword'), value: isSet(data.paymentPassword) },
            { label: text('console.member.authenticator'), value: isSet(data.authenticator) },
            { label: text('console.member.passkeys'), value: data.passkeys },
            { label: text('console.member.recoveryCodes'), value: data.recoveryCodesLeft },
            { label: text('console.member.questions'), value: isSet(data.securityQuestions) },
            { label: text('console.member.payoutAccounts'), value: data.payoutAccounts },
          ]}
        />
      )}
    </Panel>
  );
}
