import { cashierWithdrawals } from '@baize/contract';
import { type Money, readMoney } from '@baize/money';
import { Button, Field, MoneyInput, RadioCards } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ProofDrop } from '../proof-drop.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { useRenewCashier, type Withdrawal } from '../use-cashier.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useProofs } from '../use-proofs.ts';
import { type ReceiptWord, receiptFaults } from './receipt-rules.ts';

type Word = {
  withdrawId: string;
  action: ReceiptWord;
  receivedAmount?: Money;
  files: readonly File[];
};

type Props = { withdrawal: Withdrawal; onDone: () => void };

/** What arrived: all of it, a part or nothing; the latter two are shown by pictures. */
export function ReceiptForm({ withdrawal, onDone }: Props) {
  const text = useText();
  const words = useMoneyWords();
  const sent = withdrawal.remainingAmount;
  const [word, setWord] = useState<ReceiptWord>();
  const [typed, setTyped] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSent, setSent] = useState(false);
  const call = useConfirmReceipt(onDone);
  const received = readMoney(typed);
  const faults = receiptFaults(sent, { word, received, pictures: files.length });
  const shown = isSent ? faults : {};
  function sendReceipt() {
    setSent(true);
    if (!word || Object.keys(faults).length > 0) return;
    const part = word === 'PARTIAL' && received !== null ? { receivedAmount: received } : {};
    const proofs = word === 'RECEIVED' ? [] : files;
    call.start({ withdrawId: withdrawal.withdrawId, action: word, files: proofs, ...part });
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        sendReceipt();
      }}
    >
      <WordChoice value={word} onChange={setWord} hasFault={shown.word === true} />
      {word === 'PARTIAL' && (
        <ReceivedField
          typed={typed}
          onChange={setTyped}
          sent={sent}
          received={received}
          hasFault={shown.amount === true}
          error={call.error}
        />
      )}
      {(word === 'PARTIAL' || word === 'NOT_RECEIVED') && (
        <ProofDrop
          label={text('cashier.receipt.proof')}
          files={files}
          onChange={setFiles}
          error={shown.proof && text('cashier.receipt.proofNeeded')}
          isRequired
        />
      )}
      {refusalCode(call.error) !== 'RECEIPT_AMOUNT' && <FormFault error={call.error} />}
      <Button kind="brass" size="lg" type="submit" isBusy={call.isBusy} className="sm:self-start">
        {word === 'RECEIVED'
          ? text('cashier.receipt.sendAll', { amount: words(sent) })
          : text('cashier.receipt.send')}
      </Button>
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </form>
  );
}

function useConfirmReceipt(onDone: () => void) {
  const renew = useRenewCashier();
  const proofsOf = useProofs('receipt-proof');
  return useMoneyCall({
    send: async ({ files, ...said }: Word & { requestId: string }) =>
      ask(cashierWithdrawals.confirmReceipt, { ...said, proofIds: await proofsOf(files) }),
    onDone: () => {
      renew();
      onDone();
    },
  });
}

type ChoiceProps = {
  value: ReceiptWord | undefined;
  onChange: (word: ReceiptWord) => void;
  hasFault: boolean;
};

function WordChoice({ value, onChange, hasFault }: ChoiceProps) {
  const text = useText();
  return (
    <>
      <RadioCards
        legend={text('cashier.receipt.question')}
        options={(['RECEIVED', 'PARTIAL', 'NOT_RECEIVED'] as const).map((word) => ({
          value: word,
          title: text(`cashier.receipt.word.${word}`),
          text: text(`cashier.receipt.means.${word}`),
        }))}
        value={value}
        onChange={onChange}
      />
      {hasFault && (
        <p role="alert" className="text-[0.8125rem] text-danger">
          {text('cashier.receipt.choose')}
        </p>
      )}
    </>
  );
}

type ReceivedProps = {
  typed: string;
  onChange: (typed: string) => void;
  sent: Money;
  received: Money | null;
  hasFault: boolean;
  error: unknown;
};

function ReceivedField({ typed, onChange, sent, received, hasFault, error }: ReceivedProps) {
  const text = useText();
  const words = useMoneyWords();
  const errorWords = useErrorWords();
  const currency = useCurrencySign();
  const isRefused = refusalCode(error) === 'RECEIPT_AMOUNT';
  const isPart = received !== null && received > 0n && received < sent;
  const fault = hasFault ? text('cashier.receipt.partOf', { sent: words(sent) }) : undefined;
  return (
    <Field
      label={text('cashier.receipt.received')}
      error={isRefused ? errorWords(error) : fault}
      hint={
        isPart ? text('cashier.receipt.remaining', { amount: words(sent - received) }) : undefined
      }
      isRequired
      className="sm:max-w-72"
    >
      <MoneyInput currency={currency} value={typed} onChange={onChange} name="received" />
    </Field>
  );
}
