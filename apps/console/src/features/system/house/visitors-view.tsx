import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { StatusContent } from '../editables.ts';

/** The page that visitors stand before while the house is closed, with what is typed beside it. */
export function VisitorsView({ content }: { content: StatusContent }) {
  const text = useText();
  const times = useTimes();
  const { name } = useBrand();
  const { message, endsAt } = content;
  function opening(): string {
    if (endsAt === null) return text('system.maintenance.open');
    if (endsAt <= Date.now()) return text('system.maintenance.soon');
    const { timeZone } = times;
    return text('system.maintenance.until', { when: times.dayAndTime(endsAt), timeZone });
  }
  return (
    <section aria-labelledby="visitors-view" className="xl:sticky xl:top-6">
      <h2 id="visitors-view" className="type-label mb-2">
        {text('console.status.view')}
      </h2>
      <div
        data-theme="dark"
        className="rounded-card border bg-room p-6 text-ink [background-image:radial-gradient(80%_56%_at_50%_24%,var(--brass-wash),transparent)]"
      >
        <div className="mx-auto mb-4 grid size-36 place-items-center">
          <StatePicture name="maintenance" theme="dark" />
        </div>
        <p className="type-label mb-1">{name}</p>
        <p className="type-title">{text('system.maintenance.title')}</p>
        <p className="num mt-2 text-ink-soft">{opening()}</p>
        {message && <p className="mt-4 break-words whitespace-pre-line">{message}</p>}
        <p className="mt-4 text-ink-soft">{text('system.maintenance.byItself')}</p>
      </div>
    </section>
  );
}
