import { cashierWithdrawalsOperator } from '@baize/contract';
import { Button, Checkbox } from '@baize/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Withdrawal } from '../cashier-rows.ts';

/** Which withdrawals are ticked; a tick counts only while its row can be approved. */
export type Chosen = {
  ids: ReadonlySet<string>;
  toggle: (withdrawId: string) => void;
  clear: () => void;
};

export function useChosen(): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id) => setIds((now) => (now.has(id) ? without(now, id) : new Set([...now, id]))),
    clear: () => setIds(new Set()),
  };
}

const without = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((one) => one !== id));

export const isApprovable = ({ state }: Withdrawal) =>
  state === 'APPLIED' || state === 'RISK_REVIEW';

type TickProps = { withdrawal: Withdrawal; chosen: Chosen };

export function Tick({ withdrawal, chosen }: TickProps) {
  const text = useText();
  const { withdrawId, username } = withdrawal;
  if (!isApprovable(withdrawal)) return null;
  return (
    <Checkbox
      aria-label={text('console.wd.choose.one', { number: `W-${withdrawId}`, name: username })}
      checked={chosen.ids.has(withdrawId)}
      onChange={() => chosen.toggle(withdrawId)}
    >
      <span className="md:hidden">{text('console.wd.choose.column')}</span>
    </Checkbox>
  );
}

type Props = { rows: readonly Withdrawal[]; chosen: Chosen };

/** Approves what is ticked in one go; large ones are still put before a second person. */
export function ApproveChosen({ rows, chosen }: Props) {
  const text = useText();
  const { currency } = useBrand();
  const [isAsking, setAsking] = useState(false);
  const ticked = rows.filter((row) => chosen.ids.has(row.withdrawId) && isApprovable(row));
  const approve = useAct(cashierWithdrawalsOperator.approveMany, {
    input: () => ({ withdrawIds: ticked.map(({ withdrawId }) => withdrawId) }),
    done: (counts) => text('console.wd.many.done', counts),
    onDone: () => {
      chosen.clear();
      setAsking(false);
    },
    touches: ['members'],
  });
  if (ticked.length === 0) return null;
  const count = ticked.length;
  const sum = ticked.reduce((total, { amount }) => total + amount, 0n);
  const flagged = ticked.filter(({ hints }) => hints.length > 0).length;
  return (
    <>
      <Button kind="brass" onClick={() => setAsking(true)}>
        <CheckCheck aria-hidden className="size-4" />
        {text('console.wd.many.approve', { count })}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        title={text('console.wd.many.approve', { count })}
        confirmLabel={text('console.wd.many.approve', { count })}
        act={approve}
        onConfirm={() => approve.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          <Sum size="mid" amount={sum} currency={currency} />
        </p>
        <p>{text('console.wd.many.text')}</p>
        {flagged > 0 && <p>{text('console.wd.many.flagged', { count: flagged })}</p>}
      </ConfirmModal>
    </>
  );
}
