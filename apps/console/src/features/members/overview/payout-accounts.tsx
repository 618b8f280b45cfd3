import { identityOperator, type Output } from '@baize/contract';
import { Button, CopyButton, EmptyLine, Tag } from '@baize/ui';
import { Eye } from 'lucide-react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { cardPart } from './card-part.tsx';

type Account = Output<typeof identityOperator.memberPayoutAccounts.value>['list'][number];

/** Where the member is paid to: masked until somebody asks, and that is on record. */
export const PayoutAccounts = cardPart(identityOperator.memberPayoutAccounts, {
  title: 'console.member.payoutAccounts',
  asked: (memberId) => ({ memberId }),
  onward: (memberId) => ({
    to: '/withdrawals',
    search: { queue: 'all', member: String(memberId) },
    label: 'console.member.card.allPayouts',
  }),
  show: ({ list }, { text }, memberId) =>
    list.length === 0 ? (
      <EmptyLine>{text('console.member.card.noAccounts')}</EmptyLine>
    ) : (
      <ul className="flex flex-col divide-y">
        {list.map((account) => (
          <PayoutAccount key={account.bankCardId} memberId={memberId} account={account} />
        ))}
      </ul>
    ),
});

function PayoutAccount({ memberId, account }: { memberId: number; account: Account }) {
  const text = useText();
  const times = useTimes();
  const mayReveal = useMay('members.personal');
  const { bankCardId, bankName, network, usableAt, removedAt, addedAt } = account;
  const reveal = useAct(identityOperator.revealPayoutAccount, {
    input: () => ({ memberId, bankCardId }),
  });
  const shown = reveal.data ?? account;
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{network ? `${bankName} · ${network}` : bankName}</span>
        {removedAt !== null && <Tag>{text('console.member.card.removed')}</Tag>}
        {removedAt === null && usableAt > Date.now() && (
          <Tag tone="warn">
            {text('console.member.card.usableFrom', { at: times.dayAndTime(usableAt) })}
          </Tag>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2 break-all">
        <span dir="ltr" className="num">
          {shown.account}
        </span>
        {reveal.data && <CopyButton text={reveal.data.account} />}
        <span className="text-ink-soft">{shown.holder}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <span className="text-[0.8125rem] text-ink-soft">
          {text('console.member.card.added', { at: times.day(addedAt) })}
        </span>
        {mayReveal && !reveal.data && (
          <Button
            size="sm"
            isBusy={reveal.isPending}
            title={text('console.wd.payee.logged')}
            onClick={() => reveal.mutate()}
          >
            <Eye aria-hidden className="size-4" />
            {text('console.wd.payee.show')}
          </Button>
        )}
      </div>
      <ErrorLine error={reveal.error} />
    </li>
  );
}
