import { Button } from '@baize/ui';
import { Megaphone } from 'lucide-react';
import { plainWords } from '../../shared/pages/banner-address.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import type { Notice } from '../../shared/service/announcements.ts';
import { useText } from '../../shared/words/use-text.ts';

/** Slow enough to read: this long for each letter. */
const MS_PER_LETTER = 140;

/** What the house has to say, passing by; it stops under the hand, and stands for those who want calm. */
export function NoticeMarquee({ notices }: { notices: readonly Notice[] }) {
  const text = useText();
  const letters = notices.reduce(
    (sum, { title, content }) => sum + title.length + content.length,
    0,
  );
  return (
    <section
      aria-label={text('home.notices.title')}
      className="flex h-11 items-center gap-3 rounded-ctl border bg-table ps-3.5 pe-1.5 text-ink-soft"
    >
      <Megaphone aria-hidden className="size-4 shrink-0 text-brass-text" />
      <div className="marquee">
        <div style={{ animationDuration: `${Math.max(20_000, letters * MS_PER_LETTER)}ms` }}>
          <Notices notices={notices} />
          <Notices notices={notices} isEcho />
        </div>
      </div>
      <Button kind="quiet" size="sm" onClick={() => overlay.open('announcements')}>
        {text('home.notices.all')}
      </Button>
    </section>
  );
}

/** The same once more, so that the end is followed by the beginning. */
function Notices({ notices, isEcho = false }: { notices: readonly Notice[]; isEcho?: boolean }) {
  return (
    <ul aria-hidden={isEcho || undefined} className="flex shrink-0">
      {notices.map(({ id, title, content }) => (
        <li key={id} className="me-10 whitespace-nowrap">
          <b className="me-2 font-semibold text-ink">
            <bdi>{title}</bdi>
          </b>
          <bdi>{plainWords(content)}</bdi>
        </li>
      ))}
    </ul>
  );
}
