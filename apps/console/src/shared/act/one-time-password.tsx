import { CopyButton } from '@baize/ui';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../use-text.ts';

type Given = { username: string; password: string | null; sentTo?: string | null | undefined };

/** Shown once: the house keeps only its hash. What went to the owner is shown to nobody. */
export function OneTimePassword({ username, password, sentTo }: Given) {
  const text = useText();
  if (password === null) {
    return <p role="status">{text('console.oneTime.sent', { username, contact: sentTo ?? '' })}</p>;
  }
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{text('console.oneTime.text', { username })}</p>
      <div className="flex items-center gap-2 rounded-card border border-brass bg-brass-wash px-4 py-3">
        <span data-testid="one-time-password" className="code min-w-0 flex-1 text-lg font-semibold">
          {password}
        </span>
        <CopyButton text={password} />
      </div>
      <p className="flex gap-2 text-[0.8125rem] text-ink-soft">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-brass-text" />
        {text('console.oneTime.warning')}
      </p>
    </div>
  );
}
