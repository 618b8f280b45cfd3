import { Tag } from '@baize/ui';
import { textOf } from '@baize/web/clean-html.ts';
import { homeArt } from '../../../shared/brand/art.ts';
import type { Promotion } from '../../../shared/service/announcements.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { promotion: Promotion; onShow: () => void };

/** A promotion without a picture of its own takes one of ours. */
export function pictureOf({ announcementImages }: Promotion): string {
  const [first] = [...announcementImages].sort((one, other) => one.sequence - other.sequence);
  return first?.imageUrl || first?.url || homeArt('lantern-night', 'wide');
}

export function PromotionCard({ promotion, onShow }: Props) {
  const text = useText();
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border bg-table transition-colors hover:border-line-strong">
      <img
        src={pictureOf(promotion)}
        alt=""
        loading="lazy"
        className="aspect-[2.15] w-full bg-rail object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-5" dir="auto">
        <p className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-soft">
          {promotion.category && <Tag tone="warn">{promotion.category}</Tag>}
          <PromotionSpan promotion={promotion} />
        </p>
        <h2 className="type-card">
          <button
            type="button"
            onClick={onShow}
            className="text-start wrap-anywhere after:absolute after:inset-0"
          >
            {promotion.title}
          </button>
        </h2>
        <p className="line-clamp-3 text-ink-soft">{textOf(promotion.content)}</p>
        <span
          aria-hidden
          className="mt-auto pt-2 font-semibold text-felt-text group-hover:underline"
        >
          {text('content.promotions.details')}
        </span>
      </div>
    </li>
  );
}

/** When it runs, by the platform's days. */
export function PromotionSpan({ promotion: { startTime, endTime } }: { promotion: Promotion }) {
  const text = useText();
  const times = useTimes();
  const from = startTime === null ? undefined : times.date(startTime);
  const to = endTime === null ? undefined : times.date(endTime);
  if (from && to) return <span>{text('content.promotions.span', { from, to })}</span>;
  if (to) return <span>{text('content.promotions.until', { date: to })}</span>;
  if (from) return <span>{text('content.promotions.from', { date: from })}</span>;
  return <span>{text('content.promotions.open')}</span>;
}
