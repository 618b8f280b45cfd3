import { CircleAlert } from 'lucide-react';
import { useErrorWords } from '../calls/use-error-words.ts';

/** Why the whole form was refused, beside the button that sent it. */
export function FormFault({ error }: { error: unknown }) {
  const words = useErrorWords();
  if (!error) return null;
  return (
    <p role="alert" className="flex gap-2 rounded-ctl bg-danger-wash px-3 py-2.5 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{words(error)}</span>
    </p>
  );
}
