import { protectionIdentityCheckOperator } from '@baize/contract';
import { reasonButton } from '../../shared/act/questions.tsx';
import { timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { memberTitle } from '../../shared/list/named-columns.tsx';
import { useMay } from '../../shared/session/use-me.ts';

/** Members who wait for the check of their name, address and date of birth. */
export const IdentitiesTab = listSection(protectionIdentityCheckOperator.listIdentities, {
  words: { title: 'console.protection.tab.identities', none: 'console.protection.noIdentities' },
  rowId: ({ memberId }) => String(memberId),
  columns: [
    memberTitle('console.protection.who'),
    timeColumn('console.protection.askedAt', ({ askedAt }) => askedAt),
    {
      header: 'console.protection.decision',
      cell: ({ memberId }) => <IdentityButtons memberId={memberId} />,
    },
  ],
});

const VerifyButton = reasonButton(protectionIdentityCheckOperator.decideIdentity, {
  title: 'console.protection.identity.verify',
  text: 'console.protection.identity.text',
  longest: 300,
  as: 'note',
});

const RejectButton = reasonButton(protectionIdentityCheckOperator.decideIdentity, {
  title: 'console.protection.identity.reject',
  text: 'console.protection.identity.text',
  look: { size: 'sm', kind: 'quiet' },
  longest: 300,
  as: 'note',
});

export function IdentityButtons({ memberId }: { memberId: number }) {
  if (!useMay('protection.decide')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <VerifyButton memberId={memberId} isVerified />
      <RejectButton memberId={memberId} isVerified={false} />
    </div>
  );
}
