import { messagingConsent } from '@baize/contract';
import { Button } from '@baize/ui';
import { refusedAs } from '@baize/web/refusals.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { useText } from '../../shared/words/use-text.ts';

/** Ends offers by mail with one click, for whoever holds the link of a mail; nobody has to sign in. */
export function UnsubscribePage() {
  const text = useText();
  // Behind the #, so that no log ever sees it.
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
  const end = useMutation({ mutationFn: () => ask(messagingConsent.unsubscribe, { token }) });
  const isWrong = token === '' || refusedAs(end.error, 'NOT_FOUND', 'INVALID_INPUT');
  return (
    <section className="mx-auto flex max-w-md flex-col items-start gap-4 px-4 py-16">
      <h1 className="type-title text-[1.625rem]">{text('messaging.unsubscribe')}</h1>
      {end.isSuccess ? (
        <p role="status">{text('messaging.unsubscribe.done')}</p>
      ) : (
        <>
          <p>{text(isWrong ? 'messaging.unsubscribe.wrong' : 'messaging.unsubscribe.text')}</p>
          {!isWrong && (
            <>
              <FormFault error={end.error} />
              <Button kind="brass" isBusy={end.isPending} onClick={() => end.mutate()}>
                {text('messaging.unsubscribe.confirm')}
              </Button>
            </>
          )}
        </>
      )}
    </section>
  );
}
