import { Panel } from '@baize/ui';
import { Smartphone } from 'lucide-react';
import { ChannelRow, channelTarget } from '../../shared/service/channel-link.tsx';
import type { Channel } from '../../shared/service/use-channels.ts';
import { useText } from '../../shared/words/use-text.ts';

type Props = { channels: Channel[]; appUrl: string | undefined };

/** The people behind the house; and on a phone, which cannot scan itself, the way to the app. */
export function ReachSection({ channels, appUrl }: Props) {
  const text = useText();
  return (
    <Panel className="md:p-6">
      <h2 className="type-title">{text('home.reach.title')}</h2>
      <p className="mt-2 text-ink-soft">{text('home.reach.text')}</p>
      <ul className="-mx-2.5 mt-3 grid sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {channels.map((channel) => (
          <li key={channel.url} className="min-w-0">
            <ChannelRow channel={channel} />
          </li>
        ))}
      </ul>
      {appUrl && (
        <a
          {...channelTarget(appUrl)}
          className="mt-3 flex min-h-12 items-center gap-3 border-t pt-3 font-semibold text-felt-text md:hidden"
        >
          <Smartphone aria-hidden className="size-5" />
          {text('shell.app.get')}
        </a>
      )}
    </Panel>
  );
}
