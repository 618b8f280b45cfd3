import type { contentMessagesOperator, Output } from '@baize/contract';
import { sentenceOf } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';

type Props = {
  reach: Output<typeof contentMessagesOperator.countRecipients.value> | undefined;
  error: unknown;
  isAsked: boolean;
};

/** How many a message would reach, and which names nobody has. */
export function Reach({ reach, error, isAsked }: Props) {
  const text = useText();
  if (!isAsked) return null;
  return (
    <div role="status" className="rounded-card border bg-rail/40 px-4 py-3">
      {Boolean(error) && <span className="text-danger">{sentenceOf(error)}</span>}
      {!error && !reach && (
        <span className="text-ink-soft">{text('console.messages.counting')}</span>
      )}
      {reach && (
        <span className="font-semibold">
          {text('console.messages.reach', { count: reach.count })}
        </span>
      )}
      {reach && reach.unknown.length > 0 && (
        <p className="mt-1 break-words text-danger">
          {text('console.messages.unknown', { names: reach.unknown.join(', ') })}
        </p>
      )}
    </div>
  );
}
