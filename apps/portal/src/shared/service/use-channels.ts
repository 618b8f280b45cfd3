import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resourcesOf, type Status, useStatusPart } from '../brand/use-status.ts';
import { loadChunk } from '../loading/chunk.ts';
import { useAlive } from '../loading/use-alive.ts';
import { useText } from '../words/use-text.ts';

export type ChannelKind = Status['info']['customerService'][number]['csType'];

/** One way to reach the house. */
export type Channel = { kind: ChannelKind; title: string; url: string };

/** Resources that are ways to reach us too; the second Telegram is a channel of its own. */
const RESOURCE_KINDS: Record<string, ChannelKind> = {
  TELEGRAM: 'TELEGRAM',
  TELEGRAM1: 'TELEGRAM',
  WHATSAPP: 'WHATSAPP',
};

/** Customer-service entries, opened on the client, and the resources beside them; live chat first. */
export function useChannels(): Channel[] {
  const entries = useStatusPart(entriesOf) ?? [];
  const resources = useStatusPart(resourcesOf) ?? [];
  const opened = useQuery({
    queryKey: ['channels', entries],
    queryFn: () => openEntries(entries),
    enabled: entries.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Sealed anew with each status, they are mostly the same when opened.
    placeholderData: keepPreviousData,
  }).data;
  const text = useText();
  // Known to whoever comes alive late, but not to the server that drew it.
  const channels = mergeChannels((useAlive() && opened) || [], resources);
  return channels.map((channel) =>
    isPlainlyNamed(channel)
      ? { ...channel, title: text(`shell.service.${channel.kind}`) }
      : channel,
  );
}

/** What operators call a channel when they have no name of their own for it. */
const PLAIN_NAMES: Record<ChannelKind, string> = {
  LIVECHAT: 'live chat',
  FACEBOOK: 'facebook',
  TELEGRAM: 'telegram',
  WHATSAPP: 'whatsapp',
  EMAIL: 'email',
  PHONE: 'phone',
};

/** A channel that is called no more than what it is has a name in every language. */
export function isPlainlyNamed({ kind, title }: Pick<Channel, 'kind' | 'title'>): boolean {
  return title.trim().toLowerCase().replace('-', '') === PLAIN_NAMES[kind];
}

const entriesOf = ({ info }: Status) => info.customerService;

export function mergeChannels(
  opened: Channel[],
  resources: Status['info']['resources'],
): Channel[] {
  const fromResources = resources.flatMap(({ resourceType, labelNameEn, url }) => {
    const kind = RESOURCE_KINDS[resourceType.toUpperCase()];
    return kind ? [{ kind, title: labelNameEn, url }] : [];
  });
  const known = new Set(opened.map(({ url }) => url));
  const all = [...opened, ...fromResources.filter(({ url }) => !known.has(url))];
  const isChat = ({ kind }: Channel) => Number(kind === 'LIVECHAT');
  return all.filter(({ url }) => isSafe(url)).sort((one, other) => isChat(other) - isChat(one));
}

// The cipher is wanted only where someone looks for help, so it travels by itself.
async function openEntries(entries: Status['info']['customerService']): Promise<Channel[]> {
  const { openPath } = await loadChunk(() => import('../calls/open-path.ts'));
  return entries.flatMap(({ csType, title, path }) => {
    try {
      return [{ kind: csType, title, url: openPath(path) }];
    } catch {
      return [];
    }
  });
}

/** An address that leads somewhere, and does nothing. */
export function isSafe(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/.test(url);
}

/** Where the app can be had, if the house has one. */
export function useAppAddress(): string | undefined {
  return useStatusPart(appOf);
}

function appOf({ info }: Status): string | undefined {
  const isApp = ({ resourceType }: { resourceType: string }) =>
    /^(android|app|ios)$/i.test(resourceType);
  const url = info.resources.find(isApp)?.url;
  return url && isSafe(url) ? url : undefined;
}
