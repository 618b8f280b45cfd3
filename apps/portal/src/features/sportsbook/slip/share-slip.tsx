import { sportsbookBets } from '@baize/contract';
import { Button, CopyButton } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { legKey, type Slip } from './slip.ts';
import { askedSlip } from './use-quote.ts';

/** A short code under which others find the same slip. */
export function ShareSlip({ slip }: { slip: Slip }) {
  const text = useText();
  const isIn = useSession() !== null;
  const share = useMutation({
    mutationFn: () => ask(sportsbookBets.shareSlip, askedSlip(slip)),
  });
  const { reset } = share;
  const what = slip.legs.map(legKey).join() + slip.mode + slip.sizes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is for the slip it was made of
  useEffect(() => reset(), [what, reset]);
  if (!isIn) return null;
  return (
    <div className="border-t px-4 py-3">
      {share.data ? (
        <p className="flex flex-wrap items-center gap-2 text-[0.8125rem]">
          {text('sportsbook.share.code')}
          <b dir="ltr" className="num text-base tracking-wider">
            {share.data.code}
          </b>
          <CopyButton text={addressOf(share.data.code)} size="sm" />
        </p>
      ) : (
        <Button size="sm" isBusy={share.isPending} onClick={() => share.mutate()}>
          <Share2 aria-hidden className="size-4" />
          {text('sportsbook.share.make')}
        </Button>
      )}
      <FormFault error={share.error} />
    </div>
  );
}

const addressOf = (code: string): string =>
  `${window.location.origin}${window.location.pathname}?slip=${code}`;
