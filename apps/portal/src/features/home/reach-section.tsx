import { cx, Panel } from '@baize/ui';
import { ChannelRow } from '../../shared/channel-link.tsx';
import { LazyAppCode } from '../../shared/lazy-app-code.tsx';
import { useAppAddress, useChannels } from '../../shared/use-channels.ts';
import { useText } from '../../shared/use-text.ts';

/** The people behind the house, and the house on a phone. */
export function ReachSection() {
  const text = useText();
  const channels = useChannels();
  const appUrl = useAppAddress();
  return (
    <Panel
      isPadded={false}
      className={cx('grid overflow-hidden', appUrl && 'sm:grid-cols-[minmax(0,1fr)_15rem]')}
    >
      <div className="p-5 md:p-6">
        <h2 className="type-title">{text('home.reach.title')}</h2>
        <p className="mt-2 text-ink-soft">
          {text(channels.length > 0 ? 'home.reach.text' : 'shell.service.none')}
        </p>
        <ul className="-mx-2.5 mt-3">
          {channels.map((channel) => (
            <li key={channel.url}>
              <ChannelRow channel={channel} />
            </li>
          ))}
        </ul>
      </div>
      {appUrl && (
        <div className="flex flex-col items-start gap-4 border-line bg-rail p-5 max-sm:border-t sm:border-s md:p-6">
          <LazyAppCode url={appUrl} className="w-32 aspect-square" />
          <div>
            <h2 className="type-card">{text('home.app.title')}</h2>
            <p className="mt-1.5 text-[0.8125rem] text-ink-soft">{text('home.app.text')}</p>
          </div>
        </div>
      )}
    </Panel>
  );
}
