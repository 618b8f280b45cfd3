import type { MessageId } from '@baize/i18n';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  type LucideIcon,
  Mail,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../shared/chunk.ts';
import { MEMBER_PAGE_KEYS, type MemberPageKey } from '../shared/member-page-keys.ts';

type Page = { title: MessageId; icon: LucideIcon; Content: ComponentType };

const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await loadChunk(load) }));

const pages: Record<MemberPageKey, Page> = {
  securityCenter: {
    title: 'members.page.securityCenter',
    icon: ShieldCheck,
    Content: page(
      async () => (await import('../features/security/security-page.tsx')).SecurityPage,
    ),
  },
  depositv2: {
    title: 'cashier.page.depositv2',
    icon: ArrowDownToLine,
    Content: page(
      async () => (await import('../features/cashier/deposit/deposit-page.tsx')).DepositPage,
    ),
  },
  withdraw: {
    title: 'cashier.page.withdraw',
    icon: ArrowUpFromLine,
    Content: page(
      async () => (await import('../features/cashier/withdraw/withdraw-page.tsx')).WithdrawPage,
    ),
  },
  personalHistoryCopy: {
    title: 'records.title',
    icon: ScrollText,
    Content: page(
      async () => (await import('../features/records/record-page.tsx')).BettingRecordPage,
    ),
  },
  messageV2: {
    title: 'content.messages',
    icon: Mail,
    Content: page(async () => (await import('../features/content/messages-page.tsx')).MessagesPage),
  },
};

/** The pages of the member centre in the order of its menu. */
export const memberPages = MEMBER_PAGE_KEYS.map((key) => ({ key, ...pages[key] }));

export const DEFAULT_MEMBER_PAGE: MemberPageKey = 'securityCenter';
