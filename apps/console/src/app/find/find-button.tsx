import { Tooltip } from '@baize/ui';
import { Search } from 'lucide-react';
import { useText } from '../../shared/use-text.ts';

/** Opens the search for everything. */
export function FindButton({ className, onOpen }: { className: string; onOpen: () => void }) {
  const text = useText();
  return (
    <Tooltip text={text('console.find.open')}>
      <button
        type="button"
        aria-label={text('console.find.title')}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={onOpen}
        className={className}
      >
        <Search aria-hidden className="size-5" />
      </button>
    </Tooltip>
  );
}
