import { CountBadge, cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useText } from '../shared/use-text.ts';
import { useHere } from './use-here.ts';
import { usePageCount } from './use-waiting-count.ts';

/** The pages of a room with several: a column on a wide screen, a row that slides on anything narrower. */
export function RoomPages() {
  const text = useText();
  const { path, section } = useHere();
  const pageCount = usePageCount();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page slides its name into sight
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]');
    here?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [path]);
  if (!section || section.pages.length < 2) return null;
  const name = text(section.label);
  return (
    <nav
      aria-label={name}
      className="border-line max-lg:sticky max-lg:top-14 max-lg:z-20 max-lg:border-b max-lg:bg-rail max-lg:md:top-0 lg:border-e"
    >
      <div className="lg:sticky lg:top-0 lg:px-3 lg:py-6">
        <h2 className="type-label hidden px-3 pb-2 lg:block">{name}</h2>
        <ul
          ref={list}
          className="flex gap-0.5 overflow-x-auto px-2 [scrollbar-width:none] max-lg:md:px-5 lg:flex-col lg:px-0"
        >
          {section.pages.map(({ to, label, counts }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isAt(to, path) ? 'page' : undefined}
                className={cx(
                  'flex h-11 items-center px-3 whitespace-nowrap transition-colors duration-150 max-lg:border-b-2 lg:h-9 lg:rounded-ctl',
                  isAt(to, path)
                    ? 'border-brass font-semibold text-ink lg:bg-rail-2'
                    : 'border-transparent text-ink-soft hover:text-ink lg:hover:bg-rail',
                )}
              >
                {text(label)}
                {pageCount(counts) > 0 && (
                  <CountBadge count={pageCount(counts)} className="ms-2 lg:ms-auto" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A case of a page, as `/games/12`, lies under the page. */
function isAt(to: string, path: string): boolean {
  return to === path || path.startsWith(`${to}/`);
}
