import { useQuery } from '@tanstack/react-query';
import { loadChunk } from './chunk.ts';
import { type Status, statusQuery } from './use-status.ts';

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
  const status = useQuery(statusQuery).data;
  const entries = status?.info.customerService ?? [];
  const opened = useQuery({
    queryKey: ['channels', entries],
    queryFn: () => openEntries(entries),
    enabled: entries.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return mergeChannels(opened ?? [], status?.info.resources ?? []);
}

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
  const { openPath } = await loadChunk(() => import('./open-path.ts'));
  return entries.flatMap(({ csType, title, path }) => {
    try {
      return [{ kind: csType, title, url: openPath(path) }];
    } catch {
      return [];
    }
  });
}

function isSafe(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/.test(url);
}

/** Where the app can be had, if the house has one. */
export function useAppAddress(): string | undefined {
  const resources = useQuery(statusQuery).data?.info.resources ?? [];
  const url = resources.find(({ resourceType }) => /^(android|app|ios)$/i.test(resourceType))?.url;
  return url && isSafe(url) ? url : undefined;
}
