import { cx, textLinkClasses } from '@baize/ui';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { drawHtml } from './draw-html.ts';
import { useFollow } from './use-follow.ts';

type Props = { html: string; className?: string };

/** A text with headings, lists and links, written by operators and trusted by nobody. */
export function RichText({ html, className }: Props) {
  const nodes = useMemo(
    () => drawHtml(html, ({ href, children }) => <TextLeads href={href}>{children}</TextLeads>),
    [html],
  );
  return (
    <div dir="auto" className={cx(richClasses, className)}>
      {nodes}
    </div>
  );
}

function TextLeads({ href, children }: { href: string; children: ReactNode }) {
  const follow = useFollow();
  if (!href.startsWith('/')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={textLinkClasses}>
        {children}
      </a>
    );
  }
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    follow(href);
  }
  return (
    <a href={href} onClick={onClick} className={textLinkClasses}>
      {children}
    </a>
  );
}

const richClasses = cx(
  'max-w-prose wrap-anywhere [&>:first-child]:mt-0 [&>:last-child]:mb-0',
  '[&_p]:my-2.5 [&_h2]:mt-7 [&_h2]:mb-2 [&_h2]:font-display [&_h2]:text-[1.375rem]/tight [&_h2]:font-semibold [&_h3]:mt-5 [&_h3]:mb-1.5 [&_h3]:font-semibold [&_h4]:mt-4 [&_h4]:font-semibold',
  '[&_ul]:my-2.5 [&_ul]:list-disc [&_ul]:ps-5 [&_ol]:my-2.5 [&_ol]:list-decimal [&_ol]:ps-5 [&_li]:my-1',
  '[&_hr]:my-5 [&_blockquote]:border-s-2 [&_blockquote]:border-brass [&_blockquote]:ps-4 [&_blockquote]:text-ink-soft',
  '[&_img]:my-3 [&_img]:max-w-full [&_img]:h-auto [&_img]:rounded-card [&_pre]:overflow-x-auto [&_pre]:rounded-ctl [&_pre]:bg-rail [&_pre]:p-3 [&_code]:text-[0.875em]',
  '[&_table]:my-3 [&_table]:block [&_table]:overflow-x-auto [&_td]:border [&_td]:px-2.5 [&_td]:py-1.5 [&_th]:border [&_th]:px-2.5 [&_th]:py-1.5 [&_th]:text-start',
);
