import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { Turn } from '../../../shared/pages/turn.tsx';
import { useMemberPage } from '../../../shared/session/use-member-page.ts';
import { toConfirmQuery, useCashierNews, type Withdrawal } from '../use-cashier.ts';
import { putAside } from './put-aside.ts';

const ReceiptModal = lazy(async () => {
  const part = await loadChunk(() => import('./receipt-modal.tsx'));
  return { default: part.ReceiptModal };
});

/** Asks about a payment that went out: at the login, and when it is made, but never over a game. */
export function ReceiptWatch({ mayAsk }: { mayAsk: boolean }) {
  useCashierNews({ isGame: !mayAsk });
  const { data } = useQuery(toConfirmQuery);
  const [, setAnswers] = useState(0);
  const open = useSyncExternalStore(overlay.subscribe, overlay.current, () => null);
  const { wanted } = useMemberPage();
  const waiting = data?.list.find((one) => !putAside.has(keyOf(one)));
  // The page of withdrawals asks by itself.
  const isAskedThere = wanted === 'withdraw' && (open === null || open.name === 'member');
  if (!waiting || !mayAsk || isAskedThere) return null;
  function close(withdrawal: Withdrawal) {
    putAside.add(keyOf(withdrawal));
    setAnswers((count) => count + 1);
  }
  return (
    <Turn name="receipt">
      <Suspense>
        <ReceiptModal withdrawal={waiting} onClose={() => close(waiting)} />
      </Suspense>
    </Turn>
  );
}

/** Paid again after a dispute, it is asked about again. */
const keyOf = ({ withdrawId, timeline }: Withdrawal) => `${withdrawId}.${timeline.length}`;
