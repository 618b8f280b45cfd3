import { cx } from '@baize/ui';
import { ChevronsLeft, QrCode, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { CHANNEL_ICONS, channelTarget } from '../../shared/service/channel-link.tsx';
import { useAppAddress, useChannels } from '../../shared/service/use-channels.ts';
import { openMemberCentre } from '../../shared/session/open-member-centre.ts';
import { useText } from '../../shared/words/use-text.ts';

const itemClasses =
  'flex h-11 items-center gap-3 rounded-full ps-3 pe-3 text-ink-soft transition-colors hover:bg-rail hover:text-ink [&>svg]:size-5 [&>svg]:shrink-0';

/** 56 px at the far edge of a desk; opened, it lies over the page and names what it holds. */
export function ServiceBar() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const channels = useChannels();
  const appUrl = useAppAddress();
  const hasReferral = useModule('REFERRAL3');
  const label = cx('truncate font-medium', !isOpen && 'sr-only');
  const toggle = text(isOpen ? 'shell.service.collapse' : 'shell.service.expand');
  return (
    <aside
      aria-label={text('shell.service.title')}
      className="sticky top-0 z-20 h-dvh max-xl:hidden"
    >
      <div
        className={cx(
          'absolute inset-y-0 end-0 flex flex-col justify-center gap-1.5 border-s bg-room px-1.5 transition-[width] duration-200 ease-house',
          isOpen ? 'w-56 shadow-pop' : 'w-(--dock)',
        )}
      >
        {hasReferral && <InviteItem labelClasses={label} />}
        {channels.map((channel) => (
          <ChannelItem key={channel.url} channel={channel} labelClasses={label} />
        ))}
        {appUrl && (
          <button
            type="button"
            title={text('shell.app.get')}
            onClick={() => overlay.open('service')}
            className={itemClasses}
          >
            <QrCode aria-hidden />
            <span className={label}>{text('shell.app.get')}</span>
          </button>
        )}
        {(hasReferral || channels.length > 0 || appUrl) && (
          <button
            type="button"
            aria-expanded={isOpen}
            title={toggle}
            onClick={() => setOpen(!isOpen)}
            className={cx(itemClasses, 'mt-3')}
          >
            <ChevronsLeft
              aria-hidden
              className={cx(
                'transition-transform',
                isOpen ? 'rotate-180 rtl:rotate-0' : 'rtl:rotate-180',
              )}
            />
            <span className={label}>{toggle}</span>
          </button>
        )}
      </div>
    </aside>
  );
}

function InviteItem({ labelClasses }: { labelClasses: string }) {
  const text = useText();
  return (
    <button
      type="button"
      title={text('shell.nav.invite')}
      onClick={() => openMemberCentre('referral')}
      className={itemClasses}
    >
      <UserPlus aria-hidden />
      <span className={labelClasses}>{text('shell.nav.invite')}</span>
    </button>
  );
}

type ItemProps = { channel: ReturnType<typeof useChannels>[number]; labelClasses: string };

function ChannelItem({ channel: { kind, title, url }, labelClasses }: ItemProps) {
  const Icon = CHANNEL_ICONS[kind];
  const isChat = kind === 'LIVECHAT';
  return (
    <a
      {...channelTarget(url)}
      title={title}
      className={cx(
        itemClasses,
        isChat && 'bg-felt text-on-felt hover:bg-felt hover:text-on-felt hover:brightness-110',
      )}
    >
      <Icon aria-hidden />
      <span className={labelClasses}>
        <bdi>{title}</bdi>
      </span>
    </a>
  );
}
