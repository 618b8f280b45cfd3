import { postOutboxOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useIsFetching } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { keyOf, useTouch } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';

/** Reads the outbox anew, since it never does so by itself. */
export function ReadAgain() {
  const text = useText();
  const touch = useTouch();
  const isBusy = useIsFetching({ queryKey: keyOf(postOutboxOperator.listOutbox) }) > 0;
  return (
    <Button isBusy={isBusy} onClick={() => void touch([postOutboxOperator.listOutbox])}>
      <RefreshCw aria-hidden className="size-4" />
      {text('console.outbox.again')}
    </Button>
  );
}
