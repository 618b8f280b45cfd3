import { cx } from '@baize/ui';
import { sentenceOf } from '../errors.ts';

/** Why something failed, where it was tried: an error, or a sentence for it. */
export function ErrorLine({ error, className }: { error: unknown; className?: string }) {
  if (!error) return null;
  return (
    <p role="alert" className={cx(className, 'text-danger')}>
      {typeof error === 'string' ? error : sentenceOf(error)}
    </p>
  );
}
