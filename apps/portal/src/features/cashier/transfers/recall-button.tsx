import { type Output, wallet } from '@baize/contract';
import { Button } from '@baize/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { FormFault } from '../../../shared/form-fault.tsx';
import { useText } from '../../../shared/use-text.ts';
import { Note } from '../parts.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { useRenewCashier } from '../use-cashier.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';

type Recalled = Output<typeof wallet.recall.value>;

const TONES = { SUCCESS: 'good', FAILED: 'bad', UNKNOWN: 'warn' } as const;

/** Brings every vendor wallet home in one click, and says of each what became of it. */
export function RecallButton() {
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
  return (
    <>
      <Button onClick={() => call.start({})} isBusy={call.isBusy}>
        <Undo2 aria-hidden className="size-4" />
        {text('cashier.wallet.recall')}
      </Button>
      {results && (
        <div role="status" className="flex w-full flex-col gap-2">
          {results.length === 0 && <Note>{text('cashier.wallet.recalledNone')}</Note>}
          {results.map(({ vendor, amount, status }) => (
            <Note key={vendor} tone={TONES[status]}>
              {text(`cashier.wallet.recalled.${status}`, { vendor, amount: words(amount) })}
            </Note>
          ))}
        </div>
      )}
      <FormFault error={call.error} />
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </>
  );
}
