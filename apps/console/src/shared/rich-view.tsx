import { cx } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';

type Props = { html: string; lang?: string; dir?: 'ltr' | 'rtl'; className?: string };

/** Rich text as people read it. */
export function RichView({ html, lang, dir, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) place.current.innerHTML = cleanHtml(html);
  }, [html]);
  return <div ref={place} lang={lang} dir={dir} className={cx('rich', className)} />;
}
