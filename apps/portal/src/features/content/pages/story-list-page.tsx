import { Pager, SectionHead } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type PageHead, usePages } from './pages.ts';

export type StoryKind = 'blog' | 'news';

/** The newest first; each leads to the whole of it. */
export function StoryListPage({ kind }: { kind: StoryKind }) {
  const text = useText();
  const [page, setPage] = useState(1);
  const title = text(`content.pages.${kind}`);
  usePageTitle(title);
  return (
    <>
      <SectionHead level={1} title={title} />
      <Fetched query={usePages(kind, page)}>
        {({ list, totalPages }) =>
          list.length === 0 ? (
            <StatePage
              isWide
              state="empty"
              level={2}
              title={text('content.pages.none')}
              text={text('content.pages.noneText')}
            />
          ) : (
            <>
              <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                {list.map((head) => (
                  <StoryCard key={head.slug} kind={kind} head={head} />
                ))}
              </ul>
              <Pager className="mt-6" page={page} pageCount={totalPages} onPage={setPage} />
            </>
          )
        }
      </Fetched>
    </>
  );
}

function StoryCard({ kind, head }: { kind: StoryKind; head: PageHead }) {
  const text = useText();
  const times = useTimes();
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border bg-table transition-colors hover:border-line-strong">
      {head.picture && (
        <img
          src={head.picture}
          alt=""
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col p-5 md:p-6" dir="auto">
        <p className="text-[0.8125rem] text-ink-soft">{times.date(head.publishedAt)}</p>
        <h2 className="type-card mt-1.5">
          <Link
            to={kind === 'blog' ? '/blog/$slug' : '/news/$slug'}
            params={{ slug: head.slug }}
            className="after:absolute after:inset-0"
          >
            <bdi>{head.title}</bdi>
          </Link>
        </h2>
        {head.summary && (
          <p className="mt-2 text-ink-soft">
            <bdi>{head.summary}</bdi>
          </p>
        )}
        <span
          aria-hidden
          className="mt-auto pt-4 font-semibold text-felt-text group-hover:underline"
        >
          {text('content.readOn')}
        </span>
      </div>
    </li>
  );
}
