import { identitySessions } from '@baize/contract';
import { Button } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { ask } from '../../../shared/calls/api.ts';
import { type Session, session } from '../../../shared/session/session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** Whose pages these are, that nothing can be changed on them, and the way out. */
export function ViewBar({ view }: { view: NonNullable<Session['view']> }) {
  const text = useText();
  const times = useTimes();
  const end = useMutation({
    mutationFn: () => ask(identitySessions.endView, {}),
    // Over by its time, or by this: nothing of it stays in the tab.
    onSettled: () => {
      session.end();
      window.close();
    },
  });
  return (
    <aside
      aria-label={text('shell.view.label')}
      className="sticky top-0 z-40 flex flex-wrap items-center gap-x-3 gap-y-1 bg-danger px-4 py-2 text-on-danger"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 font-semibold break-words">
        {text('shell.view.text', { name: view.name, at: times.time(view.until) })}
      </span>
      <Button
        size="sm"
        className="border-current! text-on-danger!"
        isBusy={end.isPending}
        onClick={() => end.mutate()}
      >
        {text('shell.view.end')}
      </Button>
    </aside>
  );
}
