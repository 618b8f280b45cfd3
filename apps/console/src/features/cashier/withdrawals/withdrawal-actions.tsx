import { cashierWithdrawalsOperator } from '@baize/contract';
import { moneyWords } from '@baize/money';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { type Action, REASON_LENGTH, type Withdrawal } from '../cashier-rows.ts';
import { rulesQuery } from '../use-cashier.ts';
import { PayoutProofs, usePayoutProofs } from './payout-proofs.tsx';
import {
  isGrave,
  isPayout,
  isShownToMember,
  needsReason,
  nextActions,
} from './withdrawal-steps.ts';

/** The next steps of a withdrawal; only those are offered that this operator may take. */
export function WithdrawalActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const may = useMay('cashier.withdrawals');
  const [asking, setAsking] = useState<Action | null>(null);
  const claim = useStep(withdrawal, () => undefined);
  const actions = may ? nextActions[withdrawal.state] : [];
  if (actions.length === 0) return <Waits withdrawal={withdrawal} may={may} />;
  const press = (action: Action) =>
    action === 'review' ? claim.mutate({ action, note: '', proofIds: [] }) : setAsking(action);
  return (
    <div className="flex flex-col gap-2">
      {actions.map((action, at) => (
        <Button
          key={action}
          kind={at === 0 ? 'brass' : isGrave(action) ? 'danger' : 'line'}
          isBusy={action === 'review' && claim.isPending}
          onClick={() => press(action)}
        >
          {text(nameOf(withdrawal, action))}
        </Button>
      ))}
      <ErrorLine error={claim.error} />
      <StepModal withdrawal={withdrawal} action={asking} onClose={() => setAsking(null)} />
    </div>
  );
}

function Waits({ withdrawal, may }: { withdrawal: Withdrawal; may: boolean }) {
  const text = useText();
  if (withdrawal.state === 'DISBURSED') {
    return <p className="text-ink-soft">{text('console.wd.waitsForMember')}</p>;
  }
  if (may || withdrawal.endedAt !== null) return null;
  return <p className="text-ink-soft">{text('console.wd.lookOnly')}</p>;
}

type StepProps = { withdrawal: Withdrawal; action: Action | null; onClose: () => void };

function StepModal({ withdrawal, action, onClose }: StepProps) {
  const text = useText();
  const proofs = usePayoutProofs();
  const step = useStep(withdrawal, leave);
  const what = useEffectText(withdrawal);
  function leave() {
    step.reset();
    proofs.clear();
    onClose();
  }
  if (action === null) return null;
  const take = async (note: string) => {
    const proofIds = await proofs.keep();
    if (proofIds) step.mutate({ action, note, proofIds });
  };
  const question = {
    isOpen: true,
    isDanger: isGrave(action),
    title: text(nameOf(withdrawal, action)),
    confirmLabel: text(nameOf(withdrawal, action)),
    act: { isPending: step.isPending || proofs.isBusy, error: step.error ?? proofs.error },
    onClose: leave,
    children: (
      <>
        <p>{what(action)}</p>
        {isPayout(action) && <PayoutProofs proofs={proofs} />}
      </>
    ),
  };
  if (!needsReason(action)) return <ConfirmModal {...question} onConfirm={() => take('')} />;
  return (
    <ReasonModal
      {...question}
      longest={REASON_LENGTH}
      hint={text(isShownToMember(action) ? 'console.wd.reasonShown' : 'console.member.reasonHint')}
      onConfirm={take}
    />
  );
}

type Step = { action: Action; note: string; proofIds: string[] };

export function useStep({ withdrawId }: Withdrawal, onDone: () => void) {
  const text = useText();
  return useAct(cashierWithdrawalsOperator.decideWithdrawal, {
    input: (step: Step) => ({ withdrawId, ...step }),
    done: ({ state, approvalId }) =>
      approvalId === null
        ? text('console.wd.done', { state: text(`console.wd.state.${state}`) })
        : text('console.wd.putBefore'),
    onDone,
    touches: ['members'],
  });
}

/** What a step does, in words, before it is taken. */
function useEffectText({ amount, remainingAmount, state }: Withdrawal): (action: Action) => string {
  const text = useText();
  const { currency } = useBrand();
  const rules = useQuery(rulesQuery).data;
  const words = (sum: bigint) => moneyWords(sum, { locale: 'en', symbol: `${currency} ` });
  return (action) => {
    const isLarge = rules !== undefined && amount >= rules.twoPeopleFrom;
    if (action === 'approve' && isLarge) {
      return text('console.wd.effect.approveLarge', { from: words(rules.twoPeopleFrom) });
    }
    if (action === 'reject' && state === 'APPROVED') {
      return text('console.wd.effect.rejectApproved', { sum: words(remainingAmount) });
    }
    const minutes = rules?.minutesToConfirm ?? 0;
    return effectOf(text, action, { sum: words(remainingAmount), minutes });
  };
}

function effectOf(text: Text, action: Action, values: { sum: string; minutes: number }): string {
  return text(`console.wd.effect.${action}`, values);
}

function nameOf({ state }: Withdrawal, action: Action) {
  return action === 'pay' && state === 'PAY_FAILED'
    ? ('console.wd.action.payOnceMore' as const)
    : (`console.wd.action.${action}` as const);
}
