import { useTheme } from '@baize/web/use-theme.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { CategoryTitle, ListedCategory } from '../categories.ts';
import { categoryArt } from '../category-art.ts';

type Props = {
  category: ListedCategory;
  title: CategoryTitle;
  note?: ReactNode;
  children?: ReactNode;
};

/** The head of a game centre: its emblem under the lamp, its name, what is open. */
export function CentreHead({ category, title, note, children }: Props) {
  const text = useText();
  const { shown } = useTheme();
  return (
    <header className="relative mb-4 flex min-h-36 items-center gap-5 overflow-hidden rounded-card border bg-table p-5 [background-image:radial-gradient(24rem_14rem_at_85%_50%,var(--brass-wash),transparent)] rtl:[background-image:radial-gradient(24rem_14rem_at_15%_50%,var(--brass-wash),transparent)] md:mb-5 md:p-7">
      <div className="min-w-0 flex-1">
        <h1 className="type-page">{text(`catalogue.category.${title}`)}</h1>
        {note && <p className="mt-1.5 text-ink-soft">{note}</p>}
        {children}
      </div>
      <img
        src={categoryArt(category, shown)}
        alt=""
        width={144}
        height={144}
        className="size-28 shrink-0 md:size-36"
      />
    </header>
  );
}
