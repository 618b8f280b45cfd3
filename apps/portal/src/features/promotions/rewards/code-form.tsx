import { promotionsActivities } from '@baize/contract';
import { Button, Field, TextInput } from '@baize/ui';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useGiftCall, useGivenWords } from '../use-gift-call.ts';

/** A code that somebody was told elsewhere: what it brings is said at once. */
export function CodeForm() {
  const text = useText();
  const given = useGivenWords();
  const [code, setCode] = useState('');
  const redeeming = useGiftCall({
    send: (order: { code: string }, requestId) =>
      ask(promotionsActivities.redeemCode, { ...order, requestId }),
    says: (value) => text('promotions.received', { what: given(value) }),
    onDone: () => setCode(''),
  });
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) redeeming.start({ code: code.trim() });
      }}
    >
      <Field label={text('promotions.code')} className="min-w-56">
        <TextInput value={code} maxLength={40} onChange={(event) => setCode(event.target.value)} />
      </Field>
      <Button kind="quiet" type="submit" isBusy={redeeming.isBusy} disabled={!code.trim()}>
        {text('promotions.redeem')}
      </Button>
    </form>
  );
}
