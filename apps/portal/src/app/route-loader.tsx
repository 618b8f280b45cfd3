import { useRouterState } from '@tanstack/react-router';
import { useLasting } from '../shared/loading/use-lasting.ts';
import { useText } from '../shared/words/use-text.ts';

/** A page that comes at once needs no loader. */
const PATIENCE_MS = 120;

/** A brass line along the upper edge while a page is on its way. */
export function RouteLoader() {
  const text = useText();
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  if (!useLasting(isLoading, PATIENCE_MS)) return null;
  return (
    <div
      role="progressbar"
      aria-label={text('shell.loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-line"
    >
      <div className="h-full w-1/3 animate-sweep bg-brass" />
    </div>
  );
}
