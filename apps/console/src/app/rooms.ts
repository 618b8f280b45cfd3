import type { Right } from '@baize/contract';
import {
  Activity,
  Banknote,
  BookOpenCheck,
  ChartColumn,
  ClipboardList,
  Dices,
  FileClock,
  Gift,
  Images,
  Layers,
  type LucideIcon,
  MailCheck,
  MessagesSquare,
  Network,
  Plug,
  Settings,
  ShieldCheck,
  Spade,
  Trophy,
  UserPlus,
  UserRoundSearch,
  UsersRound,
} from 'lucide-react';
import type { CashierQueue } from '../shared/live/cashier-counts.tsx';
import type { WordId } from '../shared/words.ts';
import { from, type View } from './view.tsx';

export type OnePage = { to: string; title?: WordId; view: View };

export type Page = {
  to: string;
  /** In the navigation. */
  label: WordId;
  /** In the browser's tab, where it is not the label. */
  title?: WordId;
  /** Where it is not the room's. */
  right?: Right;
  /** Something waits here, and the page's name says how much. */
  counts?: CashierQueue;
  view: View;
  /** One thing of the page's list, at an address of its own. */
  one?: OnePage;
};

export type Room = {
  id: string;
  label: WordId;
  icon: LucideIcon;
  right?: Right;
  /** Something waits here, and the rail says how much. */
  counts?: 'approvals' | 'cashier' | 'work';
  pages: readonly [Page, ...Page[]];
};

/** The rooms of the console and their pages: routes, rights and navigation come from this table. */
export const rooms = [
  {
    id: 'dashboard',
    label: 'console.nav.dashboard',
    icon: Activity,
    pages: [
      {
        to: '/',
        label: 'console.nav.dashboard',
        view: from(
          () => import('../features/insight/dashboard/dashboard-page.tsx'),
          'DashboardPage',
        ),
      },
    ],
  },
  {
    id: 'work',
    label: 'console.nav.work',
    icon: ClipboardList,
    counts: 'work',
    pages: [
      {
        to: '/work',
        label: 'console.nav.workQueue',
        title: 'console.work.title',
        view: from(() => import('../features/operators/work/work-page.tsx'), 'WorkPage'),
      },
      {
        to: '/emergencies',
        label: 'console.nav.emergencies',
        title: 'console.emergency.title',
        view: from(
          () => import('../features/operators/emergencies/emergencies-page.tsx'),
          'EmergenciesPage',
        ),
      },
      {
        to: '/work-statistics',
        label: 'console.nav.workStatistics',
        title: 'console.work.statistics.title',
        view: from(
          () => import('../features/operators/work/statistics-page.tsx'),
          'StatisticsPage',
        ),
      },
      {
        to: '/work-targets',
        label: 'console.nav.workTargets',
        title: 'console.work.targets.title',
        view: from(() => import('../features/operators/work/targets-page.tsx'), 'TargetsPage'),
      },
    ],
  },
  {
    id: 'insight',
    label: 'console.nav.insight',
    icon: ChartColumn,
    right: 'insight.read',
    pages: [
      {
        to: '/reports',
        label: 'console.nav.reports',
        view: from(() => import('../features/insight/reports/reports-page.tsx'), 'ReportsPage'),
      },
      {
        to: '/statements',
        label: 'console.nav.statements',
        view: from(
          () => import('../features/insight/statements/statements-page.tsx'),
          'StatementsPage',
        ),
      },
      {
        to: '/report-mails',
        label: 'console.nav.schedules',
        title: 'console.schedules.title',
        view: from(
          () => import('../features/insight/schedules/schedules-page.tsx'),
          'SchedulesPage',
        ),
      },
      {
        to: '/webhooks',
        label: 'console.nav.webhooks',
        view: from(() => import('../features/insight/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
      },
      {
        to: '/book',
        label: 'console.nav.book',
        view: from(() => import('../features/insight/sums/book-page.tsx'), 'BookPage'),
      },
    ],
  },
  {
    id: 'approvals',
    label: 'console.nav.approvals',
    icon: ShieldCheck,
    right: 'approvals.read',
    counts: 'approvals',
    pages: [
      {
        to: '/approvals',
        label: 'console.nav.approvals',
        view: from(
          () => import('../features/operators/approvals/approvals-page.tsx'),
          'ApprovalsPage',
        ),
      },
    ],
  },
  {
    id: 'members',
    label: 'console.nav.members',
    icon: UserRoundSearch,
    right: 'members.read',
    pages: [
      {
        to: '/members',
        label: 'console.nav.members',
        view: from(() => import('../features/members/list/members-page.tsx'), 'MembersPage'),
        one: {
          to: '/members/$memberId',
          title: 'console.member.title',
          view: from(() => import('../features/members/file/member-page.tsx'), 'MemberPage'),
        },
      },
      {
        to: '/protection',
        label: 'console.nav.protection',
        title: 'console.protection.title',
        right: 'protection.read',
        view: from(() => import('../features/protection/protection-page.tsx'), 'ProtectionPage'),
      },
      {
        to: '/data-requests',
        label: 'console.nav.dataRequests',
        right: 'members.erase',
        view: from(
          () => import('../features/members/data/data-requests-page.tsx'),
          'DataRequestsPage',
        ),
      },
    ],
  },
  {
    id: 'agents',
    label: 'console.nav.agents',
    icon: Network,
    right: 'agents.read',
    pages: [
      {
        to: '/agents',
        label: 'console.nav.agentTree',
        title: 'console.agents.tree.title',
        view: from(() => import('../features/agents/placement/tree-page.tsx'), 'TreePage'),
      },
      {
        to: '/agent-contracts',
        label: 'console.nav.agentContracts',
        title: 'console.agents.contracts.title',
        view: from(
          () => import('../features/agents/contracts/contracts-page.tsx'),
          'ContractsPage',
        ),
      },
      {
        to: '/pay-runs',
        label: 'console.nav.payRuns',
        title: 'console.agents.runs.title',
        view: from(() => import('../features/agents/pay/runs-page.tsx'), 'RunsPage'),
        one: {
          to: '/pay-runs/$runId',
          title: 'console.agents.oneRun',
          view: from(() => import('../features/agents/pay/run-page.tsx'), 'RunPage'),
        },
      },
      {
        to: '/agent-debts',
        label: 'console.nav.agentDebts',
        title: 'console.agents.debts.title',
        view: from(() => import('../features/agents/pay/debts-page.tsx'), 'DebtsPage'),
      },
      {
        to: '/bill-disputes',
        label: 'console.nav.billDisputes',
        title: 'console.agents.disputes.title',
        view: from(() => import('../features/agents/pay/disputes-page.tsx'), 'BillDisputesPage'),
      },
      {
        to: '/agent-applications',
        label: 'console.nav.agentApplications',
        title: 'console.agents.applications.title',
        view: from(
          () => import('../features/agents/placement/applications-page.tsx'),
          'ApplicationsPage',
        ),
      },
      {
        to: '/agent-rules',
        label: 'console.nav.agentRules',
        title: 'console.agents.rules',
        view: from(() => import('../features/agents/settings/rules-page.tsx'), 'AgentRulesPage'),
      },
    ],
  },
  {
    id: 'cashier',
    label: 'console.nav.cashier',
    icon: Banknote,
    right: 'cashier.read',
    counts: 'cashier',
    pages: [
      {
        to: '/withdrawals',
        label: 'console.nav.withdrawals',
        title: 'console.wd.title',
        counts: 'withdrawals',
        view: from(
          () => import('../features/cashier/withdrawals/withdrawals-page.tsx'),
          'WithdrawalsPage',
        ),
      },
      {
        to: '/disputes',
        label: 'console.nav.disputes',
        title: 'console.dispute.title',
        counts: 'disputes',
        view: from(
          () => import('../features/cashier/withdrawals/disputes-page.tsx'),
          'DisputesPage',
        ),
        one: {
          to: '/disputes/$withdrawId',
          view: from(
            () => import('../features/cashier/withdrawals/dispute-page.tsx'),
            'DisputePage',
          ),
        },
      },
      {
        to: '/deposits',
        label: 'console.nav.deposits',
        title: 'console.dep.title',
        counts: 'deposits',
        view: from(() => import('../features/cashier/deposits/deposits-page.tsx'), 'DepositsPage'),
      },
      {
        to: '/payments',
        label: 'console.nav.payments',
        title: 'console.pay.title',
        counts: 'payments',
        view: from(() => import('../features/cashier/deposits/payments-page.tsx'), 'PaymentsPage'),
      },
      {
        to: '/payout-files',
        label: 'console.nav.batches',
        title: 'console.batch.title',
        view: from(() => import('../features/cashier/withdrawals/batches-page.tsx'), 'BatchesPage'),
      },
      {
        to: '/adjustments',
        label: 'console.nav.adjustments',
        title: 'console.adjust.title',
        view: from(
          () => import('../features/cashier/reports/adjustments-page.tsx'),
          'AdjustmentsPage',
        ),
      },
      {
        to: '/cash-report',
        label: 'console.nav.cashReport',
        title: 'console.cash.title',
        view: from(
          () => import('../features/cashier/reports/cash-report-page.tsx'),
          'CashReportPage',
        ),
      },
      {
        to: '/money-cases',
        label: 'console.nav.cases',
        title: 'console.aml.title',
        right: 'cashier.watch',
        counts: 'cases',
        view: from(() => import('../features/cashier/aml/cases-page.tsx'), 'CasesPage'),
      },
      {
        to: '/channels',
        label: 'console.nav.channels',
        title: 'console.channel.title',
        view: from(() => import('../features/cashier/deposits/channels-page.tsx'), 'ChannelsPage'),
        one: {
          to: '/channels/$code',
          view: from(() => import('../features/cashier/deposits/channel-page.tsx'), 'ChannelPage'),
        },
      },
      {
        to: '/cashier-rules',
        label: 'console.nav.cashierRules',
        title: 'console.crules.title',
        view: from(
          () => import('../features/cashier/settings/cashier-rules-page.tsx'),
          'CashierRulesPage',
        ),
      },
      {
        to: '/cashier-texts',
        label: 'console.nav.cashierTexts',
        title: 'console.ctexts.title',
        view: from(
          () => import('../features/cashier/settings/cashier-texts-page.tsx'),
          'CashierTextsPage',
        ),
      },
    ],
  },
  {
    id: 'promotions',
    label: 'console.nav.promotions',
    icon: Gift,
    right: 'promotions.read',
    pages: [
      {
        to: '/campaigns',
        label: 'console.nav.campaigns',
        view: from(
          () => import('../features/promotions/campaigns/campaigns-page.tsx'),
          'CampaignsPage',
        ),
        one: {
          to: '/campaigns/$id',
          title: 'console.promo.campaign',
          view: from(
            () => import('../features/promotions/campaigns/campaign-page.tsx'),
            'CampaignPage',
          ),
        },
      },
      {
        to: '/campaign-budgets',
        label: 'console.nav.campaignBudgets',
        title: 'console.promo.budgets.title',
        view: from(
          () => import('../features/promotions/campaigns/budgets-page.tsx'),
          'BudgetsPage',
        ),
      },
      {
        to: '/campaign-applications',
        label: 'console.nav.campaignApplications',
        title: 'console.promo.applications.title',
        view: from(
          () => import('../features/promotions/applications/applications-page.tsx'),
          'ApplicationsPage',
        ),
      },
      {
        to: '/segments',
        label: 'console.nav.segments',
        view: from(
          () => import('../features/promotions/segments/segments-page.tsx'),
          'SegmentsPage',
        ),
      },
      {
        to: '/broadcasts',
        label: 'console.nav.broadcasts',
        title: 'console.messaging.title',
        view: from(() => import('../features/messaging/broadcasts-page.tsx'), 'BroadcastsPage'),
        one: {
          to: '/broadcasts/$id',
          title: 'console.messaging.one',
          view: from(() => import('../features/messaging/broadcast-page.tsx'), 'BroadcastPage'),
        },
      },
      {
        to: '/messaging-rules',
        label: 'console.nav.messagingRules',
        title: 'console.messaging.rules',
        view: from(() => import('../features/messaging/rules-page.tsx'), 'MessagingRulesPage'),
      },
      {
        to: '/red-packets',
        label: 'console.nav.redPackets',
        title: 'console.promo.packets.title',
        view: from(() => import('../features/promotions/packets/packets-page.tsx'), 'PacketsPage'),
      },
      {
        to: '/mall-orders',
        label: 'console.nav.mallOrders',
        title: 'console.loyalty.orders.title',
        view: from(() => import('../features/loyalty/mall/orders-page.tsx'), 'OrdersPage'),
      },
      {
        to: '/mall-goods',
        label: 'console.nav.mallGoods',
        title: 'console.loyalty.goods.title',
        view: from(() => import('../features/loyalty/mall/goods-page.tsx'), 'GoodsPage'),
        one: {
          to: '/mall-goods/$id',
          title: 'console.loyalty.good',
          view: from(() => import('../features/loyalty/mall/good-page.tsx'), 'GoodPage'),
        },
      },
      {
        to: '/point-rules',
        label: 'console.nav.pointRules',
        title: 'console.loyalty.pointRules',
        view: from(
          () => import('../features/loyalty/points/point-rules-page.tsx'),
          'PointRulesPage',
        ),
      },
      {
        to: '/vip-levels',
        label: 'console.nav.vipLevels',
        title: 'console.loyalty.rules',
        view: from(
          () => import('../features/loyalty/levels/level-rules-page.tsx'),
          'LevelRulesPage',
        ),
      },
      {
        to: '/vip-members',
        label: 'console.nav.vipMembers',
        title: 'console.loyalty.holders.title',
        view: from(() => import('../features/loyalty/levels/holders-page.tsx'), 'HoldersPage'),
      },
    ],
  },
  {
    id: 'referral',
    label: 'console.nav.referral',
    icon: UserPlus,
    right: 'promotions.read',
    pages: [
      {
        to: '/referral-friends',
        label: 'console.nav.referralFriends',
        title: 'console.referral.friends.title',
        view: from(() => import('../features/referral/friends-page.tsx'), 'ReferralFriendsPage'),
      },
      {
        to: '/referral-blocks',
        label: 'console.nav.referralBlocks',
        title: 'console.referral.blocks.title',
        view: from(() => import('../features/referral/blocks-page.tsx'), 'ReferralBlocksPage'),
      },
      {
        to: '/referral-payments',
        label: 'console.nav.referralPayments',
        title: 'console.referral.payments.title',
        view: from(() => import('../features/referral/payments-page.tsx'), 'ReferralPaymentsPage'),
      },
      {
        to: '/referral-rules',
        label: 'console.nav.referralRules',
        title: 'console.referral.rules',
        view: from(() => import('../features/referral/rules-page.tsx'), 'ReferralRulesPage'),
      },
    ],
  },
  {
    id: 'outbox',
    label: 'console.nav.outbox',
    icon: MailCheck,
    right: 'outbox.read',
    pages: [
      {
        to: '/outbox',
        label: 'console.nav.outbox',
        view: from(() => import('../features/post/outbox-page.tsx'), 'OutboxPage'),
      },
    ],
  },
  {
    id: 'catalogue',
    label: 'console.nav.catalogue',
    icon: Layers,
    right: 'catalogue.read',
    pages: [
      {
        to: '/games',
        label: 'console.nav.games',
        view: from(() => import('../features/catalogue/editing/games-page.tsx'), 'GamesPage'),
        one: {
          to: '/games/$nodeId',
          title: 'console.games.one',
          view: from(() => import('../features/catalogue/editing/game-page.tsx'), 'GamePage'),
        },
      },
      {
        to: '/vendors',
        label: 'console.nav.vendors',
        view: from(() => import('../features/catalogue/editing/vendors-page.tsx'), 'VendorsPage'),
        one: {
          to: '/vendors/$code',
          title: 'console.vendors.one',
          view: from(() => import('../features/catalogue/editing/vendor-page.tsx'), 'VendorPage'),
        },
      },
      {
        to: '/lobby',
        label: 'console.nav.lobby',
        view: from(() => import('../features/catalogue/editing/rules-page.tsx'), 'RulesPage'),
      },
      {
        to: '/import',
        label: 'console.nav.import',
        view: from(() => import('../features/catalogue/imports/import-page.tsx'), 'ImportPage'),
      },
    ],
  },
  {
    id: 'content',
    label: 'console.nav.content',
    icon: Images,
    right: 'content.read',
    pages: [
      {
        to: '/banners',
        label: 'console.nav.banners',
        view: from(
          () => import('../features/content/announcements/announcements-page.tsx'),
          'BannersPage',
        ),
        one: {
          to: '/banners/$id',
          title: 'console.banners.one',
          view: from(
            () => import('../features/content/announcements/announcement-page.tsx'),
            'AnnouncementPage',
            { place: '/banners' },
          ),
        },
      },
      {
        to: '/announcements',
        label: 'console.nav.announcements',
        view: from(
          () => import('../features/content/announcements/announcements-page.tsx'),
          'AnnouncementsPage',
        ),
        one: {
          to: '/announcements/$id',
          title: 'console.announcements.one',
          view: from(
            () => import('../features/content/announcements/announcement-page.tsx'),
            'AnnouncementPage',
            { place: '/announcements' },
          ),
        },
      },
      {
        to: '/help-centre',
        label: 'console.nav.help',
        view: from(() => import('../features/content/pages/help-page.tsx'), 'HelpPage'),
        one: {
          to: '/help-centre/$id',
          title: 'console.help.one',
          view: from(
            () => import('../features/content/pages/help-article-page.tsx'),
            'HelpArticlePage',
          ),
        },
      },
      {
        to: '/pages',
        label: 'console.nav.pages',
        view: from(() => import('../features/content/pages/pages-page.tsx'), 'PagesPage'),
        one: {
          to: '/pages/$id',
          title: 'console.pages.one',
          view: from(() => import('../features/content/pages/text-page.tsx'), 'TextPage'),
        },
      },
    ],
  },
  {
    id: 'talk',
    label: 'console.nav.talk',
    icon: MessagesSquare,
    pages: [
      {
        to: '/chat',
        label: 'console.nav.chat',
        right: 'chat.read',
        view: from(() => import('../features/content/chat/chat-page.tsx'), 'ChatPage'),
      },
      {
        to: '/room',
        label: 'console.nav.room',
        right: 'chat.read',
        view: from(() => import('../features/content/chat/room-page.tsx'), 'RoomPage'),
      },
      {
        to: '/chat-rules',
        label: 'console.nav.chatRules',
        right: 'chat.read',
        view: from(() => import('../features/content/chat/chat-rules-page.tsx'), 'ChatRulesPage'),
      },
      {
        to: '/feedback',
        label: 'console.nav.feedback',
        right: 'feedback.read',
        view: from(() => import('../features/content/feedback/feedback-page.tsx'), 'FeedbackPage'),
      },
      {
        to: '/messages',
        label: 'console.nav.messages',
        right: 'messages.send',
        view: from(() => import('../features/content/messages/messages-page.tsx'), 'MessagesPage'),
      },
    ],
  },
  {
    id: 'play',
    label: 'console.nav.play',
    icon: Dices,
    right: 'play.read',
    pages: [
      {
        to: '/alarms',
        label: 'console.nav.alarms',
        view: from(() => import('../features/play/alarms-page.tsx'), 'AlarmsPage'),
      },
      {
        to: '/stops',
        label: 'console.nav.stops',
        view: from(() => import('../features/play/stops-page.tsx'), 'StopsPage'),
      },
      {
        to: '/valid-bet',
        label: 'console.nav.validBet',
        view: from(() => import('../features/play/valid-bet-page.tsx'), 'ValidBetPage'),
      },
      {
        to: '/own-games',
        label: 'console.nav.ownGames',
        view: from(() => import('../features/games/own-games-page.tsx'), 'OwnGamesPage'),
        one: {
          to: '/own-games/$gameCode',
          view: from(() => import('../features/games/own-game-page.tsx'), 'OwnGamePage'),
        },
      },
      {
        to: '/returns',
        label: 'console.nav.returns',
        view: from(() => import('../features/games/returns-page.tsx'), 'ReturnsPage'),
      },
      {
        to: '/bets',
        label: 'console.nav.bets',
        view: from(() => import('../features/play/records/bets-page.tsx'), 'BetsPage'),
        one: {
          to: '/bets/$betId',
          view: from(() => import('../features/play/records/bet-page.tsx'), 'BetPage'),
        },
      },
      {
        to: '/open-rounds',
        label: 'console.nav.openRounds',
        view: from(() => import('../features/play/records/open-page.tsx'), 'OpenPage'),
      },
      {
        to: '/wins',
        label: 'console.nav.wins',
        view: from(() => import('../features/play/records/wins-page.tsx'), 'WinsPage'),
      },
      {
        to: '/jackpots',
        label: 'console.nav.jackpots',
        view: from(() => import('../features/play/jackpots-page.tsx'), 'JackpotsPage'),
      },
      {
        to: '/tables',
        label: 'console.nav.liveTables',
        view: from(() => import('../features/live/tables-page.tsx'), 'TablesPage'),
        one: {
          to: '/tables/$tableId',
          view: from(() => import('../features/live/table-page.tsx'), 'TablePage'),
        },
      },
      {
        to: '/fish-rooms',
        label: 'console.nav.fishRooms',
        view: from(() => import('../features/fish/rooms-page.tsx'), 'FishRoomsPage'),
      },
      {
        to: '/fish-seas',
        label: 'console.nav.fishSeas',
        view: from(() => import('../features/fish/seas-page.tsx'), 'FishSeasPage'),
      },
      {
        to: '/crash-rounds',
        label: 'console.nav.crashRounds',
        view: from(() => import('../features/games/crash-rounds-page.tsx'), 'CrashRoundsPage'),
      },
      {
        to: '/lotteries',
        label: 'console.nav.lotteries',
        right: 'lottery.read',
        view: from(() => import('../features/lottery/lotteries-page.tsx'), 'LotteriesPage'),
        one: {
          to: '/lotteries/$gameCode',
          view: from(() => import('../features/lottery/lottery-page.tsx'), 'LotteryPage'),
        },
      },
      {
        to: '/lottery-issues',
        label: 'console.nav.lotteryIssues',
        right: 'lottery.read',
        view: from(() => import('../features/lottery/issues-page.tsx'), 'LotteryIssuesPage'),
      },
      {
        to: '/lottery-alarms',
        label: 'console.nav.lotteryAlarms',
        right: 'lottery.read',
        view: from(
          () => import('../features/lottery/sources/alarms-page.tsx'),
          'LotteryAlarmsPage',
        ),
      },
      {
        to: '/lottery-sources',
        label: 'console.nav.lotterySources',
        right: 'lottery.read',
        view: from(
          () => import('../features/lottery/sources/sources-page.tsx'),
          'LotterySourcesPage',
        ),
      },
    ],
  },
  {
    id: 'cardroom',
    label: 'console.nav.cardroom',
    icon: Spade,
    right: 'play.read',
    pages: [
      {
        to: '/card-stakes',
        label: 'console.nav.cardStakes',
        view: from(() => import('../features/cardroom/stakes-page.tsx'), 'CardStakesPage'),
      },
      {
        to: '/card-tables',
        label: 'console.nav.cardTables',
        view: from(() => import('../features/cardroom/tables-page.tsx'), 'CardTablesPage'),
      },
      {
        to: '/card-hands',
        label: 'console.nav.cardHands',
        view: from(() => import('../features/cardroom/hands-page.tsx'), 'CardHandsPage'),
      },
      {
        to: '/card-suspicions',
        label: 'console.nav.cardSuspicions',
        view: from(() => import('../features/cardroom/suspicions-page.tsx'), 'CardSuspicionsPage'),
      },
    ],
  },
  {
    id: 'sportsbook',
    label: 'console.nav.sportsbook',
    icon: Trophy,
    right: 'sports.read',
    pages: [
      {
        to: '/sportsbook',
        label: 'console.nav.sportsbook',
        view: from(() => import('../features/sportsbook/matches-page.tsx'), 'SportsMatchesPage'),
        one: {
          to: '/sportsbook/$matchId',
          view: from(() => import('../features/sportsbook/match-desk.tsx'), 'MatchDesk'),
        },
      },
      {
        to: '/sports-risk',
        label: 'console.nav.sportsRisk',
        view: from(() => import('../features/sportsbook/risk-page.tsx'), 'SportsRiskPage'),
      },
      {
        to: '/sports-alerts',
        label: 'console.nav.sportsAlerts',
        view: from(
          () => import('../features/sportsbook/alerts/alerts-page.tsx'),
          'SportsAlertsPage',
        ),
      },
      {
        to: '/sports-closing',
        label: 'console.nav.sportsClosing',
        view: from(() => import('../features/sportsbook/closing-page.tsx'), 'SportsClosingPage'),
      },
      {
        to: '/sports-leagues',
        label: 'console.nav.sportsLeagues',
        view: from(() => import('../features/sportsbook/leagues-page.tsx'), 'SportsLeaguesPage'),
      },
      {
        to: '/sports-factors',
        label: 'console.nav.sportsFactors',
        view: from(() => import('../features/sportsbook/members-page.tsx'), 'SportsMembersPage'),
      },
      {
        to: '/sports-feeds',
        label: 'console.nav.sportsFeeds',
        view: from(() => import('../features/sportsbook/feeds/feeds-page.tsx'), 'SportsFeedsPage'),
      },
    ],
  },
  {
    id: 'connections',
    label: 'console.nav.outside',
    icon: Plug,
    right: 'vendors.read',
    pages: [
      {
        to: '/connections',
        label: 'console.nav.connections',
        view: from(() => import('../features/vendors/connections-page.tsx'), 'ConnectionsPage'),
        one: {
          to: '/connections/$code',
          title: 'console.connections.one',
          view: from(() => import('../features/vendors/connection-page.tsx'), 'ConnectionPage'),
        },
      },
      {
        to: '/vendor-messages',
        label: 'console.nav.vendorMessages',
        title: 'console.vmsg.title',
        view: from(() => import('../features/vendors/messages-page.tsx'), 'VendorMessagesPage'),
      },
      {
        to: '/vendor-rounds',
        label: 'console.nav.vendorRounds',
        title: 'console.vround.title',
        view: from(() => import('../features/vendors/rounds-page.tsx'), 'VendorRoundsPage'),
      },
      {
        to: '/vendor-alarms',
        label: 'console.nav.vendorAlarms',
        title: 'console.valarm.title',
        view: from(() => import('../features/vendors/alarms-page.tsx'), 'VendorAlarmsPage'),
      },
      {
        to: '/comparisons',
        label: 'console.nav.comparisons',
        view: from(() => import('../features/vendors/comparisons-page.tsx'), 'ComparisonsPage'),
      },
    ],
  },
  {
    id: 'ledger',
    label: 'console.nav.ledger',
    icon: BookOpenCheck,
    right: 'ledger.read',
    pages: [
      {
        to: '/ledger',
        label: 'console.nav.ledger',
        view: from(() => import('../features/wallet/ledger-page.tsx'), 'LedgerPage'),
      },
    ],
  },
  {
    id: 'staff',
    label: 'console.nav.staff',
    icon: UsersRound,
    right: 'operators.read',
    pages: [
      {
        to: '/operators',
        label: 'console.nav.operators',
        view: from(() => import('../features/operators/staff/operators-page.tsx'), 'OperatorsPage'),
      },
      {
        to: '/roles',
        label: 'console.nav.roles',
        view: from(() => import('../features/operators/staff/roles-page.tsx'), 'RolesPage'),
      },
      {
        to: '/access-rules',
        label: 'console.nav.accessRules',
        view: from(
          () => import('../features/operators/staff/access-rules-page.tsx'),
          'AccessRulesPage',
        ),
      },
    ],
  },
  {
    id: 'audit',
    label: 'console.nav.audit',
    icon: FileClock,
    right: 'audit.read',
    pages: [
      {
        to: '/audit',
        label: 'console.nav.audit',
        view: from(() => import('../features/operators/audit/audit-page.tsx'), 'AuditPage'),
      },
    ],
  },
  {
    id: 'settings',
    label: 'console.nav.settings',
    icon: Settings,
    right: 'system.read',
    pages: [
      {
        to: '/status',
        label: 'console.nav.status',
        view: from(() => import('../features/system/house/status-page.tsx'), 'StatusPage'),
      },
      {
        to: '/regions',
        label: 'console.nav.regions',
        view: from(() => import('../features/system/house/regions-page.tsx'), 'RegionsPage'),
      },
      {
        to: '/brand',
        label: 'console.nav.brand',
        view: from(() => import('../features/system/brand/brand-page.tsx'), 'BrandPage'),
      },
      {
        to: '/look',
        label: 'console.nav.theme',
        view: from(() => import('../features/system/theme/theme-page.tsx'), 'ThemePage'),
      },
      {
        to: '/modules',
        label: 'console.nav.modules',
        view: from(() => import('../features/system/modules-page.tsx'), 'ModulesPage'),
      },
      {
        to: '/registration',
        label: 'console.nav.registration',
        view: from(
          () => import('../features/system/registration/registration-page.tsx'),
          'RegistrationPage',
        ),
      },
      {
        to: '/domains',
        label: 'console.nav.domains',
        view: from(() => import('../features/system/addresses/domains-page.tsx'), 'DomainsPage'),
      },
      {
        to: '/resources',
        label: 'console.nav.resources',
        view: from(() => import('../features/system/resources-page.tsx'), 'ResourcesPage'),
      },
      {
        to: '/customer-service',
        label: 'console.nav.customerService',
        view: from(
          () => import('../features/system/customer-service-page.tsx'),
          'CustomerServicePage',
        ),
      },
    ],
  },
] as const satisfies readonly Room[];

/** Each room with the pages one may enter; a room without any is left out. */
export function roomsFor(rights: readonly Right[]): Room[] {
  return rooms.flatMap((room: Room) => {
    const [first, ...rest] = room.pages.filter(({ right = room.right }) => {
      return !right || rights.includes(right);
    });
    return first ? [{ ...room, pages: [first, ...rest] }] : [];
  });
}

/** The room a page lies in; one thing of a page, as `/members/100001`, lies where the page does. */
export function roomAt(path: string): Room | undefined {
  return rooms.find(({ pages }) =>
    pages.some(({ to }) => to === path || path.startsWith(`${to}/`)),
  );
}
