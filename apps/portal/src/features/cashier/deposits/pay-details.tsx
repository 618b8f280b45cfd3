import type { MessageId } from '@baize/i18n';
import { Panel, Skeleton } from '@baize/ui';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { CopyFact, Note } from '../parts.tsx';
import type { DepositOrder } from '../use-cashier.ts';

const AppCode = lazy(async () => {
  const part = await loadChunk(() => import('../../../shared/brand/app-code.tsx'));
  return { default: part.AppCode };
});

const NAMES: Record<string, MessageId> = {
  bank: 'cashier.account.bank',
  holder: 'cashier.account.holder',
  number: 'cashier.account.number',
  branch: 'cashier.account.branch',
  network: 'cashier.account.network',
  address: 'cashier.account.address',
  remark: 'cashier.account.remark',
};

/** What a camera reads: a code of the channel's own, or the address of a coin. */
const CODES = ['qr', 'code', 'address'];

/** Where to pay: the account in words to copy, and as a code where there is one. */
export function PayDetails({ order, wayName }: { order: DepositOrder; wayName: string }) {
  const text = useText();
  const facts = Object.entries(order.account).filter(([, value]) => value !== '');
  const code = CODES.map((name) => order.account[name]).find(Boolean);
  if (facts.length === 0) return null;
  const isCoin = order.method === 'USDT';
  const words = facts.filter(([name]) => name !== 'qr' && name !== 'code');
  return (
    <Panel className="flex gap-6 max-md:flex-col">
      {code && (
        <figure className="w-44 shrink-0 self-center">
          <span className="block overflow-hidden rounded-md bg-white">
            <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
              <AppCode url={code} title={text('cashier.deposit.scan')} />
            </Suspense>
          </span>
          <figcaption className="mt-2 text-center text-[0.8125rem] text-ink-soft">
            {text('cashier.deposit.scan')}
          </figcaption>
        </figure>
      )}
      {(words.length > 0 || isCoin) && (
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <dl>
            {words.map(([name, value]) => (
              <CopyFact key={name} name={NAMES[name] ? text(NAMES[name]) : name} value={value} />
            ))}
          </dl>
          {isCoin && (
            <>
              <Note tone="warn" icon={<TriangleAlert aria-hidden />}>
                {text('cashier.deposit.network', {
                  coin: order.method,
                  network: order.account.network ?? wayName,
                })}
              </Note>
              <Note>{text('cashier.deposit.coin', { rate: order.rate })}</Note>
            </>
          )}
        </div>
      )}
    </Panel>
  );
}
