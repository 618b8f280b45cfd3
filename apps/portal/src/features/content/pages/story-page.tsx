import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';
import { PageText } from './page-text.tsx';
import type { StoryKind } from './story-list-page.tsx';

/** One story, whole. */
export function StoryPage({ kind, slug }: { kind: StoryKind; slug: string }) {
  const text = useText();
  return (
    <>
      <Link
        to={kind === 'blog' ? '/blog' : '/news'}
        className="mb-3 flex min-h-11 w-fit items-center gap-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        {text(`content.pages.${kind}`)}
      </Link>
      <PageText kind={kind} slug={slug} />
    </>
  );
}
