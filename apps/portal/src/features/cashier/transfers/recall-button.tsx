import { type Output, wallet } from '@baize/contract';
import { Button } from '@baize/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { Note } from '../parts.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { useRenewCashier } from '../use-cashier.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';

type Recalled = Output<typeof wallet.recall.value>;

const TONES = { SUCCESS: 'good', FAILED: 'bad', UNKNOWN: 'warn' } as const;

type Props = {
  /** What became of it is shown until something else is asked for. */
  isLast: boolean;
  onAsk: () => void;
};

/** Brings every vendor wallet home in one click, and says of each what became of it. */
export function RecallButton({ isLast, onAsk }: Props) {
  const text = useText();
  const words = useMoneyWords();
  const renew = useRenewCashier();
  const [results, setResults] = useState<Recalled['results'] | null>(null);
  const call = useMoneyCall<object, Recalled>({
    send: (order) => ask(wallet.recall, order),
    onDone: (value) => {
      setResults(value.results);
      renew();
    },
  });
  function start() {
    onAsk();
    setResults(null);
    call.start({});
  }
  return (
    <>
      <Button onClick={start} isBusy={call.isBusy}>
        <Undo2 aria-hidden className="size-4" />
        {text('cashier.wallet.recall')}
      </Button>
      {isLast && results && (
        <div role="status" className="flex w-full flex-col gap-2">
          {results.length === 0 && <Note>{text('cashier.wallet.recalledNone')}</Note>}
          {results.map(({ vendor, displayName, amount, status }) => (
            <Note key={vendor} tone={TONES[status]}>
              {text(`cashier.wallet.recalled.${status}`, {
                vendor: displayName,
                amount: words(amount),
              })}
            </Note>
          ))}
        </div>
      )}
      <FormFault error={call.error} />
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </>
  );
}
