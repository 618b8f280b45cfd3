import { cx } from '@baize/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { RichText } from '../rich-text.tsx';
import type { Found } from './help-search.ts';

type Props = { found: readonly Found[]; opened?: string | undefined; isSearch?: boolean };

/** Answers under their questions; one is open at a time. */
export function HelpArticles({ found, opened, isSearch = false }: Props) {
  const [open, setOpen] = useState(
    opened ?? (found.length === 1 ? found[0]!.article.id : undefined),
  );
  if (found.length === 0) return null;
  return (
    <ul className="divide-y rounded-card border bg-table">
      {found.map(({ section, article }) => (
        <Answer
          key={article.id}
          title={article.title}
          html={article.content}
          note={isSearch && section !== article ? section.title : undefined}
          isOpen={article.id === open}
          onToggle={(isOpen) => setOpen(isOpen ? article.id : undefined)}
        />
      ))}
    </ul>
  );
}

type AnswerProps = {
  title: string;
  html: string;
  note: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

function Answer({ title, html, note, isOpen, onToggle }: AnswerProps) {
  const id = useId();
  return (
    <li>
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-start transition-colors hover:bg-rail md:px-5"
        >
          <span className="min-w-0 flex-1" dir="auto">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            {note && <span className="block text-[0.8125rem] text-ink-soft">{note}</span>}
          </span>
          <ChevronDown
            aria-hidden
            className={cx(
              'size-4.5 shrink-0 text-ink-soft transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h4>
      <div id={id} hidden={!isOpen} className="px-4 pb-5 md:px-5">
        {isOpen && <RichText html={html} />}
      </div>
    </li>
  );
}
