import { buttonClasses } from '@baize/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/pages/page-title.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useText } from '../../shared/words/use-text.ts';

export function NotFoundPage() {
  const text = useText();
  usePageTitle(text('system.notFound.title'));
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <StatePage
      state="not-found"
      className="mx-auto mt-4 w-full max-w-xl md:mt-12 md:p-9"
      title={text('system.notFound.title')}
      text={text('system.notFound.text', { path })}
      actions={
        <Link to="/" className={buttonClasses({ kind: 'brass', size: 'lg' })}>
          {text('system.toLobby')}
        </Link>
      }
    />
  );
}
