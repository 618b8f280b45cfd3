import { Checkbox, cx } from '@baize/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { RichText } from '../rich-text.tsx';

type Props = {
  title: string;
  about: string;
  at: number;
  html: string;
  isUnread: boolean;
  isSelected: boolean;
  onSelect: () => void;
  isOpen: boolean;
  onToggle: () => void;
  actions?: ReactNode;
};

/** One message: a tick, a title that opens it, and what it says. */
export function MessageRow(props: Props) {
  const { at, html, isUnread, isSelected, onSelect, isOpen, onToggle, actions } = props;
  const text = useText();
  const times = useTimes();
  const id = useId();
  const title = props.title || text('content.messages.noTitle');
  return (
    <li>
      <div className="flex items-center ps-4 md:ps-5">
        <Checkbox
          aria-label={text('content.messages.select', { title })}
          checked={isSelected}
          onChange={onSelect}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-16 min-w-0 flex-1 items-center gap-3 px-3 py-2.5 pe-4 text-start transition-colors hover:bg-rail md:pe-5"
        >
          <span
            className={cx('size-2 shrink-0 rounded-full', isUnread ? 'bg-brass' : 'bg-transparent')}
          >
            {isUnread && <span className="sr-only">{text('content.unread')}</span>}
          </span>
          <span className="min-w-0 flex-1">
            <span
              dir="auto"
              className={cx('block truncate', isUnread ? 'font-semibold' : 'font-medium')}
            >
              {title}
            </span>
            <span className="block text-[0.8125rem] text-ink-soft">
              <bdi>{props.about}</bdi>
              {' · '}
              <time className="num" dateTime={new Date(at).toISOString()}>
                {times.dateAndTime(at)}
              </time>
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={cx(
              'size-4.5 shrink-0 text-ink-soft transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="px-4 pb-5 md:ps-16.5">
        {isOpen && <RichText html={html} />}
        {isOpen && actions && <div className="mt-4 flex gap-2">{actions}</div>}
      </div>
    </li>
  );
}
