import { cx } from '@baize/ui';
import { Star } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';
import { type Kept, useFavourites } from './use-favourites.ts';

type Props = Kept & { className?: string };

export function StarButton({ kind, id, className }: Props) {
  const text = useText();
  const { kept, toggle } = useFavourites();
  const isKept = kept.some((one) => one.kind === kind && one.id === id);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={text(`sportsbook.keep.${kind}`)}
      onClick={() => toggle({ kind, id }, !isKept)}
      className={cx(
        'relative grid size-8 place-items-center text-ink-faint hover:text-brass-text aria-pressed:text-brass-text',
        className,
      )}
    >
      <Star aria-hidden className={cx('size-4', isKept && 'fill-current')} />
    </button>
  );
}
