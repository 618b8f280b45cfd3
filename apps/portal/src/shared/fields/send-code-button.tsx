import { Button } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { throttle } from '../calls/throttle.ts';
import { useErrorWords } from '../calls/use-error-words.ts';
import { MessageDialog } from '../pages/message-dialog.tsx';
import { useCountdown } from '../times/use-countdown.ts';
import { useText } from '../words/use-text.ts';

const PRESS_SPAN_MS = 1000;
const SECONDS_PER_MINUTE = 60;

type Props = {
  /** Sends the code; without a result nothing was sent, as when the number is not right yet. */
  send: () => Promise<{ expiredMinutes: number } | undefined>;
  className?: string;
};

/** Sends a code and then counts down: a new one can be asked for when the time is over. */
export function SendCodeButton({ send, className }: Props) {
  const text = useText();
  const words = useErrorWords();
  const { secondsLeft, isRunning, start } = useCountdown();
  const [fault, setFault] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (sent) => sent && start(sent.expiredMinutes * SECONDS_PER_MINUTE),
    onError: (error) => setFault(words(error)),
  });
  const press = useThrottled(() => sending.mutate());
  return (
    <>
      <Button
        onClick={press}
        isBusy={sending.isPending}
        disabled={isRunning}
        className={className ?? 'h-11.5'}
      >
        {isRunning
          ? text('identity.code.again', { seconds: secondsLeft })
          : text('identity.code.send')}
      </Button>
      <span role="status" className="sr-only">
        {isRunning && text('identity.code.sent')}
      </span>
      {fault && (
        <MessageDialog
          title={text('identity.code.notSent')}
          message={fault}
          onClose={() => setFault(null)}
        />
      )}
    </>
  );
}

function useThrottled(act: () => void): () => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useMemo(() => throttle(() => latest.current(), PRESS_SPAN_MS), []);
}
