import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useModule } from '../../shared/brand/modules.ts';
import { useOffered } from '../../shared/pages/use-offered.ts';
import { CHANNEL_ICONS, channelTarget } from '../../shared/service/channel-link.tsx';
import { useChannels } from '../../shared/service/use-channels.ts';
import { openMemberCentre } from '../../shared/session/open-member-centre.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type MenuEntry, mainEntries, moreEntries } from './menu-entries.ts';
import { MenuGames } from './menu-games.tsx';

const entryClasses = cx(
  'relative flex h-10 items-center gap-3 rounded-ctl px-2.5 font-medium text-ink-soft transition-colors hover:bg-rail hover:text-ink touch:h-11',
  'narrow:h-11 narrow:justify-center narrow:px-0',
  'aria-[current=page]:bg-rail aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:[&>svg]:text-brass-text',
  'before:absolute before:-start-3 before:inset-y-2.5 before:w-[3px] before:rounded-full before:bg-brass before:opacity-0 aria-[current=page]:before:opacity-100',
);
const listClasses = 'flex flex-col gap-px px-3 py-3';

type Props = { onFollow?: () => void };

/** The same links in the side menu and in the drawer of a phone. */
export function MenuLinks({ onFollow }: Props) {
  const text = useText();
  const isOffered = useOffered();
  const offered = ({ to }: MenuEntry) => isOffered(to);
  return (
    <>
      <nav aria-label={text('shell.nav.main')} className={cx(listClasses, 'pt-1')}>
        <MenuLink entry={mainEntries[0]!} onFollow={onFollow} />
        <MenuGames entryClasses={entryClasses} onFollow={onFollow} />
        {mainEntries
          .slice(1)
          .filter(offered)
          .map((entry) => (
            <MenuLink key={entry.to} entry={entry} onFollow={onFollow} />
          ))}
        <InviteButton onFollow={onFollow} />
      </nav>
      <nav aria-label={text('shell.nav.more')} className={cx(listClasses, 'border-t')}>
        {moreEntries.filter(offered).map((entry) => (
          <MenuLink key={entry.to} entry={entry} onFollow={onFollow} />
        ))}
      </nav>
      <ServiceLinks />
    </>
  );
}

function MenuLink({ entry, onFollow }: { entry: MenuEntry; onFollow?: (() => void) | undefined }) {
  const text = useText();
  const words = text(entry.words);
  return (
    <Link
      to={entry.to}
      activeOptions={{ exact: true, includeSearch: false }}
      title={words}
      className={entryClasses}
      {...(onFollow && { onClick: onFollow })}
    >
      <entry.icon aria-hidden className="size-5 shrink-0" />
      <span className="truncate narrow:sr-only">{words}</span>
    </Link>
  );
}

/** Friends are invited from the member centre; a visitor is asked to log in first. */
function InviteButton({ onFollow }: { onFollow: (() => void) | undefined }) {
  const text = useText();
  const words = text('shell.nav.invite');
  if (!useModule('REFERRAL3')) return null;
  return (
    <button
      type="button"
      title={words}
      onClick={() => {
        onFollow?.();
        openMemberCentre('referral');
      }}
      className={entryClasses}
    >
      <UserPlus aria-hidden className="size-5 shrink-0" />
      <span className="truncate narrow:sr-only">{words}</span>
    </button>
  );
}

function ServiceLinks() {
  const text = useText();
  const channels = useChannels();
  if (channels.length === 0) return null;
  return (
    <nav
      aria-label={text('shell.service.title')}
      className={cx(listClasses, 'border-t xl:hidden md:narrow:hidden')}
    >
      {channels.map(({ kind, title, url }) => {
        const Icon = CHANNEL_ICONS[kind];
        return (
          <a key={url} {...channelTarget(url)} className={entryClasses}>
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className="truncate">
              <bdi>{title}</bdi>
            </span>
          </a>
        );
      })}
    </nav>
  );
}
