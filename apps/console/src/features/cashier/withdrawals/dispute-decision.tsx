import { moneyWords } from '@baize/money';
import { Button, Field, RadioCards, TextArea } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { sentenceOf } from '../../../shared/errors.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { REASON_LENGTH, type Withdrawal } from '../cashier-rows.ts';
import { rulesQuery } from '../use-cashier.ts';
import { PayoutProofs, usePayoutProofs } from './payout-proofs.tsx';
import { useStep } from './withdrawal-actions.tsx';

const ENDS = ['payAgain', 'refund', 'force'] as const;
const SHORTEST = 3;

/** Three ways out, each with what it does to the money, and a reason that stays. */
export function DisputeDecision({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const may = useMay('cashier.withdrawals');
  const [end, setEnd] = useState<(typeof ENDS)[number]>();
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const proofs = usePayoutProofs();
  const step = useStep(withdrawal, () => setNote(''));
  const effectOf = useEffects(withdrawal);
  if (!may) return <p className="text-ink-soft">{text('console.wd.lookOnly')}</p>;
  const isShort = note.trim().length < SHORTEST;
  async function decide() {
    setTold(true);
    if (!end || isShort) return;
    const proofIds = end === 'payAgain' ? await proofs.keep() : [];
    if (proofIds) step.mutate({ action: end, note: note.trim(), proofIds });
  }
  return (
    <FormPanel title={text('console.dispute.decision')}>
      <RadioCards
        legend={text('console.dispute.decision')}
        isLegendHidden
        className="[&>div]:grid-cols-1!"
        value={end}
        onChange={setEnd}
        options={ENDS.map((value) => ({
          value,
          title: text(`console.wd.action.${value}`),
          text: effectOf(value),
        }))}
      />
      {isTold && !end && (
        <p role="alert" className="text-danger">
          {text('console.dispute.choose')}
        </p>
      )}
      {end === 'payAgain' && <PayoutProofs proofs={proofs} />}
      <Field
        isRequired
        label={text('console.member.reason')}
        hint={text('console.wd.reasonShown')}
        error={isTold && isShort && text('console.member.reasonMissing')}
      >
        <TextArea
          rows={3}
          maxLength={REASON_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {Boolean(step.error ?? proofs.error) && (
        <p role="alert" className="text-danger">
          {sentenceOf(step.error ?? proofs.error)}
        </p>
      )}
      <Button kind="brass" isBusy={step.isPending || proofs.isBusy} onClick={() => void decide()}>
        {text('console.dispute.decide')}
      </Button>
    </FormPanel>
  );
}

function useEffects({ remainingAmount, receivedAmount, fee }: Withdrawal) {
  const text = useText();
  const { currency } = useBrand();
  const minutes = useQuery(rulesQuery).data?.minutesToConfirm ?? 0;
  const words = (sum: bigint) => moneyWords(sum, { locale: 'en', symbol: `${currency} ` });
  // The fee goes back too where nothing arrived at all.
  const back = receivedAmount === 0n ? remainingAmount + fee : remainingAmount;
  return (end: (typeof ENDS)[number]) =>
    text(`console.wd.effect.${end}`, {
      sum: words(end === 'refund' ? back : remainingAmount),
      minutes,
    });
}
