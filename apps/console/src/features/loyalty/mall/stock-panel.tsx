import { loyaltyMallOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { Good } from './good-editable.ts';

/** What lies in stock and what went out. Orders move it too, so it is added to and never overwritten. */
export function StockPanel({ good, mayEdit }: { good: Good; mayEdit: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Facts
        facts={[
          { label: text('console.loyalty.stock'), value: good.stock.toLocaleString('en') },
          { label: text('console.loyalty.ordered'), value: good.ordered.toLocaleString('en') },
        ]}
      />
      {mayEdit && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {text('console.loyalty.moveStock')}
        </Button>
      )}
      {isOpen && <MoveStock good={good} onClose={() => setOpen(false)} />}
    </>
  );
}

const CHANGE = /^[+-]?\d{1,7}$/;

function MoveStock({ good: { id, stock }, onClose }: { good: Good; onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const change = CHANGE.test(typed.trim()) ? Number(typed) : 0;
  const isTooFew = stock + change < 0;
  const move = useAct(loyaltyMallOperator.moveStock, {
    input: (reason: string) => ({ id, change, reason }),
    done: 'console.loyalty.stockMoved',
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen
      title={text('console.loyalty.moveStock')}
      act={move}
      onTry={() => setTried(true)}
      onConfirm={(reason) => change !== 0 && !isTooFew && move.mutate(reason)}
      onClose={onClose}
    >
      <TextField
        isRequired
        label={text('console.loyalty.stockChange')}
        hint={text('console.loyalty.stockAfter', { stock: Math.max(0, stock + change) })}
        error={
          (isTooFew && text('console.loyalty.stockTooFew', { stock })) ||
          (isTried && change === 0 && text('console.form.missing'))
        }
        inputMode="numeric"
        dir="ltr"
        maxLength={8}
        value={typed}
        onChange={setTyped}
      />
    </ReasonModal>
  );
}
