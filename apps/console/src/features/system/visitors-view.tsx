import { StatePicture } from '../../shared/state-picture.tsx';
import { useBrand } from '../../shared/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { StatusContent } from './doors.ts';

/** The page that visitors stand before while the house is closed, with what is typed beside it. */
export function VisitorsView({ content }: { content: StatusContent }) {
  const text = useText();
  const times = useTimes();
  const brand = useBrand();
  const { message, endsAt } = content;
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
        <p className="type-title">{text('console.status.viewTitle', { brand: brand.name })}</p>
        <p className="mt-2 break-words whitespace-pre-line text-ink-soft">
          {message || text('console.status.viewText')}
        </p>
        {endsAt !== null && (
          <p className="num mt-4 font-semibold text-brass-text">
            {text('console.status.viewEnd', {
              at: times.dayAndTime(endsAt),
              timeZone: times.timeZone,
            })}
          </p>
        )}
      </div>
    </section>
  );
}
