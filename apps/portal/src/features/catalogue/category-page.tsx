import type { MessageId } from '@baize/i18n';
import { buttonClasses, SectionHead } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { StatePage } from '../../shared/state-page.tsx';
import { useText } from '../../shared/use-text.ts';

type Names<Prefix extends string> = Extract<MessageId, `${Prefix}.${string}`>;

/** A category without games keeps its address, and says plainly that nothing is offered there. */
export function CategoryPage({ title }: { title: Names<'catalogue.category'> }) {
  const text = useText();
  return (
    <>
      <SectionHead level={1} title={text(title)} />
      <StatePage
        isWide
        state="empty"
        level={2}
        title={text('catalogue.none.title')}
        text={text('catalogue.none.text')}
        actions={
          <Link to="/" className={buttonClasses({ kind: 'brass' })}>
            {text('system.toLobby')}
          </Link>
        }
      />
    </>
  );
}
