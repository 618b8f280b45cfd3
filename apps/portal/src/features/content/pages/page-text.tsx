import { type Language, languages } from '@baize/contract';
import { Panel, Skeleton, SkeletonText } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { RichText } from '../rich-text.tsx';
import { type PageKind, usePage } from './pages.ts';

const NOT_FOUND = 404;

/** A page that operators wrote: its title, when it was published, and its text. */
export function PageText({ kind, slug }: { kind: PageKind; slug: string | undefined }) {
  const text = useText();
  const times = useTimes();
  const page = usePage(kind, slug);
  usePageTitle(page.data?.title);
  const isGone = wasRefused(page.error) && page.error.status === NOT_FOUND;
  if (isGone && !page.data) {
    return (
      <StatePage
        isWide
        state="not-found"
        title={text('content.pages.gone')}
        text={text('content.pages.goneText')}
      />
    );
  }
  return (
    <Fetched query={page} loading={skeleton}>
      {({ title, summary, picture, content, publishedAt, lang }) => (
        <Panel className="md:p-9">
          <article lang={tagOf(lang)} className="mx-auto max-w-[46rem]">
            <h1 className="type-page" dir="auto">
              {title}
            </h1>
            <p className="mt-2 text-[0.8125rem] text-ink-soft">
              {text('content.pages.published', { date: times.date(publishedAt) })}
            </p>
            {summary && (
              <p className="mt-4 max-w-prose text-lg/relaxed text-ink-soft" dir="auto">
                {summary}
              </p>
            )}
            {picture && <img src={picture} alt="" className="mt-6 w-full rounded-card" />}
            <RichText html={content} className="mt-6 text-[0.9375rem]/relaxed" />
          </article>
        </Panel>
      )}
    </Fetched>
  );
}

function tagOf(language: string): string | undefined {
  return languages.find(({ code }) => code === (language as Language))?.tag;
}

const skeleton = (
  <Panel className="md:p-9">
    <div className="mx-auto max-w-[46rem]">
      <Skeleton className="h-10 w-2/3" />
      <SkeletonText lines={8} className="mt-8" />
    </div>
  </Panel>
);
