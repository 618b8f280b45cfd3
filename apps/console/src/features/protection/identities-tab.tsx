import { protectionIdentityCheckOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { memberTitle } from '../../shared/list/named-columns.tsx';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

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

export function IdentityButtons({ memberId }: { memberId: number }) {
  const text = useText();
  const mayDecide = useMay('protection.decide');
  const [isVerified, setVerified] = useState<boolean | null>(null);
  const decided = useAct(protectionIdentityCheckOperator.decideIdentity, {
    input: (note: string) => ({ memberId, isVerified: isVerified === true, note }),
    onDone: () => setVerified(null),
  });
  if (!mayDecide) return null;
  const title = text(
    isVerified ? 'console.protection.identity.verify' : 'console.protection.identity.reject',
  );
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setVerified(true)}>
        {text('console.protection.identity.verify')}
      </Button>
      <Button size="sm" kind="quiet" onClick={() => setVerified(false)}>
        {text('console.protection.identity.reject')}
      </Button>
      <ReasonModal
        isOpen={isVerified !== null}
        title={title}
        confirmLabel={title}
        act={decided}
        longest={300}
        onConfirm={(note) => decided.mutate(note)}
        onClose={() => setVerified(null)}
      >
        <p>{text('console.protection.identity.text')}</p>
      </ReasonModal>
    </div>
  );
}
