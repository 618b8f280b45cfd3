import { Button, IconButton } from '@baize/ui';
import { CircleAlert, X } from 'lucide-react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Props = {
  fault: unknown;
  /** Nobody answered: the same may be asked again, and counts once. */
  isLost: boolean;
  again: () => void;
  calm: () => void;
};

/** Why something was not taken at a table, and the one thing to do about it. */
export function FaultNote({ fault, isLost, again, calm }: Props) {
  const text = useText();
  const words = useErrorWords();
  if (fault === undefined) return null;
  return (
    <p
      role="alert"
      className="flex items-center gap-3 border-b border-danger px-4 py-2 font-medium"
    >
      <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      <span className="min-w-0 flex-1">{isLost ? text('games.lost.text') : words(fault)}</span>
      {isLost && (
        <Button size="sm" onClick={again}>
          {text('games.lost.ask')}
        </Button>
      )}
      <IconButton size="sm" label={text('games.refused.close')} icon={<X />} onClick={calm} />
    </p>
  );
}
