import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Article } from './help-search.ts';

type Props = {
  sections: readonly Article[];
  current: Article | undefined;
  onSection: (section: Article) => void;
};

export function HelpAside({ sections, current, onSection }: Props) {
  const text = useText();
  return (
    <div className="flex min-h-full flex-col py-6">
      <nav aria-label={text('content.help.sections')} className="flex flex-col gap-px px-3">
        {sections.map((section) => (
          <button
            key={section.id}
            type="button"
            aria-current={section === current ? 'page' : undefined}
            onClick={() => onSection(section)}
            className={entryClasses}
          >
            <span
              aria-hidden
              className="size-2 shrink-0 rounded-full bg-line-strong"
              {...(section.bgColor && { style: { backgroundColor: section.bgColor } })}
            />
            <span className="min-w-0 flex-1 text-start wrap-anywhere">{section.title}</span>
          </button>
        ))}
      </nav>
      <nav
        aria-label={text('content.help.legal')}
        className="mt-auto flex flex-col gap-px border-t px-3 pt-3"
      >
        <LegalLink to="/terms">{text('content.pages.terms')}</LegalLink>
        <LegalLink to="/privacy">{text('content.pages.privacy')}</LegalLink>
        <LegalLink to="/licences">{text('content.pages.licence')}</LegalLink>
      </nav>
    </div>
  );
}

type LegalProps = { to: '/terms' | '/privacy' | '/licences'; children: string };

function LegalLink({ to, children }: LegalProps) {
  return (
    <Link to={to} onClick={overlay.close} className={cx(entryClasses, 'text-[0.8125rem]')}>
      {children}
    </Link>
  );
}

const entryClasses = cx(
  'relative flex min-h-10 items-center gap-3 rounded-ctl px-2.5 py-1.5 font-medium text-ink-soft transition-colors hover:bg-rail hover:text-ink touch:min-h-11',
  'aria-[current=page]:bg-rail aria-[current=page]:font-semibold aria-[current=page]:text-ink',
  'before:absolute before:-start-3 before:inset-y-2.5 before:w-[3px] before:rounded-full before:bg-brass before:opacity-0 aria-[current=page]:before:opacity-100',
);
