import type { MessageId } from '@baize/i18n';
import { type LucideIcon, Mail, ScrollText, ShieldCheck } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../shared/chunk.ts';

type Page = { key: string; title: MessageId; icon: LucideIcon; Content: ComponentType };

const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await loadChunk(load) }));

/** The pages of the member centre in the order of its menu, by the specification's keys. */
export const memberPages: readonly Page[] = [
  {
    key: 'securityCenter',
    title: 'members.page.securityCenter',
    icon: ShieldCheck,
    Content: page(
      async () => (await import('../features/security/security-page.tsx')).SecurityPage,
    ),
  },
  {
    key: 'personalHistoryCopy',
    title: 'records.title',
    icon: ScrollText,
    Content: page(
      async () => (await import('../features/records/record-page.tsx')).BettingRecordPage,
    ),
  },
  {
    key: 'messageV2',
    title: 'content.messages',
    icon: Mail,
    Content: page(async () => (await import('../features/content/messages-page.tsx')).MessagesPage),
  },
];

export const DEFAULT_MEMBER_PAGE = 'securityCenter';
