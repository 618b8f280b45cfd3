import { refusalCode } from '@baize/web/refusals.ts';
import { CircleAlert } from 'lucide-react';
import { useErrorWords } from '../calls/use-error-words.ts';
import { LimitsLink } from '../money/limits-link.tsx';

/** Why the whole form was refused, beside the button that sent it. */
export function FormFault({ error }: { error: unknown }) {
  const words = useErrorWords();
  if (!error) return null;
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-ctl bg-danger-wash px-3 py-2.5 text-danger"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 flex-1">{words(error)}</span>
      <LimitsLink code={refusalCode(error)} />
    </div>
  );
}
