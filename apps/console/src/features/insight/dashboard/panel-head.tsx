import { textLinkClasses } from '@baize/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  note?: ReactNode;
  more?: { to: LinkProps; words: string };
};

/** The head of a part of the dashboard: what it is, a remark, and the way to all of it. */
export function PanelHead({ title, note, more }: Props) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 className="type-card">{title}</h2>
      {note && <span className="text-[0.8125rem] text-ink-soft">{note}</span>}
      {more && (
        <Link {...more.to} className={`${textLinkClasses} ms-auto text-[0.8125rem]`}>
          {more.words}
        </Link>
      )}
    </div>
  );
}
