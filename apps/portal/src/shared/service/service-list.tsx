import { buttonClasses } from '@baize/ui';
import { LazyAppCode } from '../brand/lazy-app-code.tsx';
import { useText } from '../words/use-text.ts';
import { ChannelRow, channelTarget } from './channel-link.tsx';
import { useAppAddress, useChannels } from './use-channels.ts';

/** Every way to reach the house, and the app where there is one. */
export function ServiceList() {
  const text = useText();
  const channels = useChannels();
  const appUrl = useAppAddress();
  return (
    <>
      <p className="text-ink-soft">
        {text(channels.length > 0 ? 'shell.service.intro' : 'shell.service.none')}
      </p>
      <ul className="-mx-2.5 mt-3">
        {channels.map((channel) => (
          <li key={channel.url}>
            <ChannelRow channel={channel} />
          </li>
        ))}
      </ul>
      {appUrl && (
        <div className="mt-4 flex items-center gap-4 border-t pt-5">
          <LazyAppCode url={appUrl} className="size-24 shrink-0" />
          <div>
            <p className="text-ink-soft">{text('shell.app.scan')}</p>
            <a
              {...channelTarget(appUrl)}
              className={buttonClasses({ size: 'sm', className: 'mt-3' })}
            >
              {text('shell.app.open')}
            </a>
          </div>
        </div>
      )}
    </>
  );
}
