import { protectionIdentityCheckOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { pageOf, useFilters } from '../../shared/list/search.ts';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { Rows } from './rows.tsx';

/** Members who wait for the check of their name, address and date of birth. */
export function IdentitiesTab() {
  const text = useText();
  const times = useTimes();
  const [search] = useFilters();
  const input = { page: pageOf(search), size: 20 };
  const query = useQuery({
    ...queryOf(protectionIdentityCheckOperator.listIdentities, input),
    placeholderData: keepPreviousData,
  });
  return (
    <Rows
      query={query}
      none={text('console.protection.noIdentities')}
      rowId={({ memberId }) => String(memberId)}
    >
      {({ memberId, username, askedAt }) => (
        <div className="flex flex-wrap items-center gap-3">
          <MemberLink memberId={memberId} name={username} />
          <span className="num text-ink-soft">{times.dayAndTime(askedAt)}</span>
          <IdentityButtons memberId={memberId} />
        </div>
      )}
    </Rows>
  );
}

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
    <div className="ms-auto flex flex-wrap gap-2">
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
