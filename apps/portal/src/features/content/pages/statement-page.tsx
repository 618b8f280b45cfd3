import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { PageText } from './page-text.tsx';
import { usePages } from './pages.ts';

const STATEMENTS = [
  { kind: 'terms', to: '/terms' },
  { kind: 'privacy', to: '/privacy' },
  { kind: 'licence', to: '/licences' },
  { kind: 'about', to: '/about' },
] as const;

type StatementKind = (typeof STATEMENTS)[number]['kind'];

/** Terms, privacy, licences, about: what is in force now, and the way to the others. */
export function StatementPage({ kind }: { kind: StatementKind }) {
  const text = useText();
  return (
    <>
      <nav
        aria-label={text('content.pages.links')}
        className="-mx-1 mb-4 flex gap-1 overflow-x-auto px-1 [scrollbar-width:none]"
      >
        {STATEMENTS.map((statement) => (
          <Link
            key={statement.kind}
            to={statement.to}
            className={cx(
              'flex h-10 shrink-0 items-center rounded-ctl px-3 font-medium text-ink-soft transition-colors hover:bg-rail hover:text-ink touch:h-11',
              'aria-[current=page]:bg-rail aria-[current=page]:font-semibold aria-[current=page]:text-ink',
            )}
          >
            {text(`content.pages.${statement.kind}`)}
          </Link>
        ))}
      </nav>
      <Fetched query={usePages(kind, 1)}>
        {({ list }) =>
          list.length === 0 ? (
            <StatePage
              isWide
              state="empty"
              title={text(`content.pages.${kind}`)}
              text={text('content.pages.none')}
            />
          ) : (
            <div className="flex flex-col gap-4">
              {list.map(({ slug }) => (
                <PageText key={slug} kind={kind} slug={slug} />
              ))}
            </div>
          )
        }
      </Fetched>
    </>
  );
}
