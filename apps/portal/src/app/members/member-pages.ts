import type { ModuleId } from '@baize/contract';
import type { MessageId } from '@baize/i18n';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartColumn,
  FileChartColumn,
  Gift,
  HandCoins,
  HeartHandshake,
  type LucideIcon,
  Mail,
  Percent,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Sparkles,
  Trophy,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../shared/loading/chunk.ts';
import { MEMBER_PAGE_KEYS, type MemberPageKey } from '../../shared/session/member-page-keys.ts';

type Page = {
  title: MessageId;
  icon: LucideIcon;
  /** Shown only while this switch of the brand is on. */
  module?: ModuleId;
  Content: ComponentType;
};

const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await loadChunk(load) }));

const pages: Record<MemberPageKey, Page> = {
  securityCenter: {
    title: 'members.page.securityCenter',
    icon: ShieldCheck,
    Content: page(async () => (await import('./account-page.tsx')).AccountPage),
  },
  transferFund: {
    title: 'cashier.page.transferFund',
    icon: Wallet,
    Content: page(
      async () => (await import('../../features/cashier/transfers/wallet-page.tsx')).WalletPage,
    ),
  },
  depositv2: {
    title: 'cashier.page.depositv2',
    icon: ArrowDownToLine,
    module: 'DPSTBAS3',
    Content: page(
      async () => (await import('../../features/cashier/deposits/deposit-page.tsx')).DepositPage,
    ),
  },
  withdraw: {
    title: 'cashier.page.withdraw',
    icon: ArrowUpFromLine,
    module: 'WTHDRW3',
    Content: page(
      async () =>
        (await import('../../features/cashier/withdrawals/withdraw-page.tsx')).WithdrawPage,
    ),
  },
  transferUpline: {
    title: 'cashier.page.transferUpline',
    icon: HandCoins,
    module: 'FUNDTRANS3',
    Content: page(
      async () => (await import('../../features/cashier/transfers/upline-page.tsx')).UplinePage,
    ),
  },
  personalHistoryCopy: {
    title: 'play.records.title',
    icon: ScrollText,
    Content: page(
      async () => (await import('../../features/play/records/record-page.tsx')).BettingRecordPage,
    ),
  },
  transactionHistory: {
    title: 'cashier.page.transactionHistory',
    icon: ReceiptText,
    Content: page(
      async () => (await import('../../features/cashier/reports/history-page.tsx')).HistoryPage,
    ),
  },
  personalProfit: {
    title: 'cashier.page.personalProfit',
    icon: ChartColumn,
    module: 'PERSPNL3',
    Content: page(
      async () => (await import('../../features/cashier/reports/profit-page.tsx')).ProfitPage,
    ),
  },
  creditReport: {
    title: 'cashier.page.creditReport',
    icon: FileChartColumn,
    Content: page(
      async () => (await import('../../features/cashier/reports/credit-page.tsx')).CreditPage,
    ),
  },
  manualRebate: {
    title: 'cashier.page.manualRebate',
    icon: Percent,
    module: 'MANPLAYREB3',
    Content: page(
      async () => (await import('../../features/cashier/rebates/rebate-page.tsx')).RebatePage,
    ),
  },
  rewardCenter: {
    title: 'promotions.page.rewardCenter',
    icon: Gift,
    module: 'REWCEN3',
    Content: page(
      async () => (await import('../../features/promotions/rewards/reward-page.tsx')).RewardPage,
    ),
  },
  bonusDetails: {
    title: 'promotions.page.bonusDetails',
    icon: Sparkles,
    module: 'REWCEN3',
    Content: page(
      async () => (await import('../../features/promotions/rewards/bonus-page.tsx')).BonusPage,
    ),
  },
  missionLeaderboard: {
    title: 'promotions.page.missionLeaderboard',
    icon: Trophy,
    module: 'MISSIONLB3',
    Content: page(
      async () =>
        (await import('../../features/promotions/tournaments/leaderboard-page.tsx'))
          .LeaderboardPage,
    ),
  },
  referral: {
    title: 'shell.nav.invite',
    icon: UserPlus,
    module: 'REFERRAL3',
    Content: page(
      async () => (await import('../../features/referral/referral-page.tsx')).ReferralPage,
    ),
  },
  playerProtection: {
    title: 'protection.title',
    icon: HeartHandshake,
    Content: page(
      async () => (await import('../../features/protection/protection-page.tsx')).ProtectionPage,
    ),
  },
  messageV2: {
    title: 'content.messages',
    icon: Mail,
    module: 'INBOX3',
    Content: page(
      async () => (await import('../../features/content/messages/messages-page.tsx')).MessagesPage,
    ),
  },
};

/** The pages of the member centre in the order of its menu. */
export const memberPages = MEMBER_PAGE_KEYS.map((key) => ({ key, ...pages[key] }));

export const DEFAULT_MEMBER_PAGE: MemberPageKey = 'securityCenter';
