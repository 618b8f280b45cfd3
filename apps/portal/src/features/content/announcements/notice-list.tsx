import { cx, Pager, Tag } from '@baize/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import type { Notice, Popup } from '../../../shared/service/announcements.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { NoticeBody } from './notice-body.tsx';
import { NoticeTime } from './notice-time.tsx';
import { useMarkRead } from './use-mark-read.ts';

export const NOTICES_PER_PAGE = 9;

type Props = { notices: readonly (Notice | Popup)[] };

/** Nine notices to a page; one is open at a time. */
export function NoticeList({ notices }: Props) {
  const text = useText();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<string>();
  const pageCount = Math.ceil(notices.length / NOTICES_PER_PAGE);
  const current = Math.min(page, Math.max(1, pageCount));
  const start = (current - 1) * NOTICES_PER_PAGE;
  if (notices.length === 0) {
    return (
      <StatePage
        state="empty"
        level={3}
        isBare
        title={text('content.announcements.none')}
        text={text('content.announcements.noneText')}
      />
    );
  }
  return (
    <>
      <ul className="divide-y rounded-card border bg-table">
        {notices.slice(start, start + NOTICES_PER_PAGE).map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            isOpen={notice.id === open}
            onToggle={(isOpen) => setOpen(isOpen ? notice.id : undefined)}
          />
        ))}
      </ul>
      <Pager
        className="mt-4"
        page={current}
        pageCount={pageCount}
        onPage={setPage}
        range={5}
        margin={1}
      />
    </>
  );
}

type RowProps = {
  notice: Notice | Popup;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

function NoticeRow({ notice, isOpen, onToggle }: RowProps) {
  const text = useText();
  const id = useId();
  const isIn = useSession() !== null;
  const markRead = useMarkRead();
  function toggle() {
    if (!isOpen && !notice.isRead) markRead(notice.id);
    onToggle(!isOpen);
  }
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-start transition-colors hover:bg-rail md:px-5"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere" dir="auto">
              {notice.title}
            </span>
            <NoticeTime at={notice.time} />
          </span>
          {isIn && !notice.isRead && <Tag tone="warn">{text('content.unread')}</Tag>}
          <ChevronDown
            aria-hidden
            className={cx(
              'size-4.5 shrink-0 text-ink-soft transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="px-4 pb-5 md:px-5">
        {isOpen && <NoticeBody notice={notice} />}
      </div>
    </li>
  );
}
