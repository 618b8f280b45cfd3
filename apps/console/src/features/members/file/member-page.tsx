import { Avatar, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Snowflake } from 'lucide-react';
import { refusedAs } from '../../../shared/errors.ts';
import { OneThing } from '../../../shared/parts/one-page.tsx';
import { PageBody } from '../../../shared/parts/page-head.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { KindTag, StandingTag } from '../member-tags.tsx';
import { type MemberCard, memberQuery } from '../use-members.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberTabs } from './member-tabs.tsx';

/** One member: who, where in the tree, with what, and what may be done about it. */
export function MemberPage(address: { memberId: string }) {
  const memberId = Number(address.memberId);
  const isNumber = Number.isSafeInteger(memberId) && memberId > 0;
  const card = useQuery({ ...memberQuery(memberId), enabled: isNumber });
  return (
    <OneThing
      read={card}
      isGone={!isNumber || refusedAs(card.error, 'NOT_FOUND')}
      gone={{
        title: 'console.member.gone',
        text: 'console.member.goneText',
        back: { to: '/members', label: 'console.member.back' },
      }}
    >
      {(shown) => (
        <PageBody>
          <MemberHead card={shown} />
          <MemberTabs card={shown} />
        </PageBody>
      )}
    </OneThing>
  );
}

function MemberHead({ card }: { card: MemberCard }) {
  const text = useText();
  const times = useTimes();
  const { member, frozenAt, freezeReason } = card;
  return (
    <header className="mb-4">
      <Link to="/members" className={textLinkClasses}>
        <ChevronLeft aria-hidden className="-ms-1 inline size-4" />
        {text('console.member.back')}
      </Link>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar src={card.avatar} name={member.username} sizePx={52} />
        <div className="min-w-0">
          <h1 className="type-page break-words">{member.username}</h1>
          <div className="mt-0.5 flex flex-wrap items-center gap-2">
            <span className="num text-ink-soft">{member.id}</span>
            <KindTag member={member} />
            <StandingTag member={member} />
          </div>
        </div>
        <MemberActions member={member} />
      </div>
      {frozenAt !== null && (
        <p className="mt-4 flex gap-2.5 rounded-card bg-danger-wash px-4 py-3 text-danger">
          <Snowflake aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {text('console.member.frozenSince', {
              at: times.dayAndTime(frozenAt),
              reason: freezeReason ?? '—',
            })}
          </span>
        </p>
      )}
    </header>
  );
}
