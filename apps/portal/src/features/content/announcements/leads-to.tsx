import type { contentAnnouncements } from '@baize/contract';
import { Button, buttonClasses } from '@baize/ui';
import { safeHref } from '@baize/web/clean-html.ts';
import { useOffered } from '../../../shared/pages/use-offered.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useFollow } from '../use-follow.ts';

type Props = { linkage: string; linkageType: (typeof contentAnnouncements.linkageTypes)[number] };

/** Where an announcement leads, if anywhere: within the house, or out of it in a window of its own. */
export function LeadsTo({ linkage, linkageType }: Props) {
  const text = useText();
  const follow = useFollow();
  const isOffered = useOffered();
  const href = linkageType === 'NONE' ? undefined : addressOf(linkage, linkageType);
  if (!href || !isOffered(href)) return null;
  if (href.startsWith('/')) {
    return (
      <Button kind="brass" onClick={() => follow(href)}>
        {text('content.open')}
      </Button>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ kind: 'brass' })}
    >
      {text('content.open')}
    </a>
  );
}

/** A promotion may be named by its number alone. */
function addressOf(linkage: string, type: Props['linkageType']): string | undefined {
  if (type === 'PROMOTION' && /^\d+$/.test(linkage)) return `/promotions?id=${linkage}`;
  return safeHref(linkage);
}
