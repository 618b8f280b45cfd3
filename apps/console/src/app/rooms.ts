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
import type { View } from './view.tsx';
import { announcement, views } from './views.ts';

export type OnePage<To extends string = string> = { to: To; title?: WordId; view: View };

export type Page<To extends string = string, One extends string = string> = PageMore<One> & {
  to: To;
  /** In the navigation. */
  label: WordId;
  view: View;
};

/** What can be begun on a page, in a dialog of it or at its address of a new one; the search for everything knows it. */
export type PageAct = {
  /** On its button. */
  label: WordId;
  right: Right;
  in: 'dialog' | 'page';
  /** Other words by which it is looked for. */
  also?: WordId;
};

type PageMore<One extends string> = {
  /** In the browser's tab, where it is not the label. */
  title?: WordId;
  /** Where it is not the room's. */
  right?: Right;
  /** Something waits here, and the page's name says how much. */
  counts?: CashierQueue;
  /** One thing of the page's list, at an address of its own. */
  one?: OnePage<One>;
  acts?: readonly PageAct[];
};

type Pages = readonly [Page, ...Page[]];

export type Room<Inside extends Pages = Pages> = RoomMore & {
  id: string;
  label: WordId;
  icon: LucideIcon;
  pages: Inside;
};

type RoomMore = {
  /** Where it is not called by its id. */
  label?: WordId;
  right?: Right;
  /** Something waits here, and the rail says how much. */
  counts?: 'approvals' | 'cashier' | 'work';
};

/** The words of the navigation. */
type NavName = WordId extends infer Id
  ? Id extends `console.nav.${infer Name}`
    ? Name
    : never
  : never;

function page<To extends string, One extends string = never>(
  to: To,
  name: NavName,
  view: View,
  more: PageMore<One> = {},
): Page<To, NoInfer<One>> {
  return { to, label: `console.nav.${name}`, view, ...more };
}

function room<const Inside extends Pages>(
  id: NavName,
  icon: LucideIcon,
  more: RoomMore,
  pages: Inside,
): Room<Inside> {
  return { id, label: `console.nav.${id}`, icon, pages, ...more };
}

const inDialog = (label: WordId, right: Right, also?: WordId): PageAct => {
  return { label, right, in: 'dialog', ...(also && { also }) };
};

const onPage = (label: WordId, right: Right): PageAct => ({ label, right, in: 'page' });

/** The rooms of the console and their pages: routes, rights and navigation come from this table. */
export const rooms = [
  room('dashboard', Activity, {}, [page('/', 'dashboard', views.DashboardPage)]),
  room('work', ClipboardList, { counts: 'work' }, [
    page('/work', 'workQueue', views.WorkPage, { title: 'console.work.title' }),
    page('/emergencies', 'emergencies', views.EmergenciesPage, {
      title: 'console.emergency.title',
      acts: [inDialog('console.emergency.take', 'emergency.take', 'console.find.also.emergency')],
    }),
    page('/work-statistics', 'workStatistics', views.StatisticsPage, {
      title: 'console.work.statistics.title',
    }),
    page('/work-targets', 'workTargets', views.TargetsPage, {
      title: 'console.work.targets.title',
    }),
  ]),
  room('insight', ChartColumn, { right: 'insight.read' }, [
    page('/reports', 'reports', views.ReportsPage),
    page('/statements', 'statements', views.StatementsPage),
    page('/report-mails', 'schedules', views.SchedulesPage, { title: 'console.schedules.title' }),
    page('/webhooks', 'webhooks', views.WebhooksPage, {
      acts: [inDialog('console.webhooks.add', 'insight.edit', 'console.find.also.webhook')],
    }),
    page('/book', 'book', views.BookPage),
  ]),
  room('approvals', ShieldCheck, { right: 'approvals.read', counts: 'approvals' }, [
    page('/approvals', 'approvals', views.ApprovalsPage),
  ]),
  room('members', UserRoundSearch, { right: 'members.read' }, [
    page('/members', 'members', views.MembersPage, {
      one: { to: '/members/$memberId', title: 'console.member.title', view: views.MemberPage },
      acts: [
        inDialog('console.members.byContact', 'members.personal', 'console.find.also.contact'),
      ],
    }),
    page('/protection', 'protection', views.ProtectionPage, {
      title: 'console.protection.title',
      right: 'protection.read',
    }),
    page('/data-requests', 'dataRequests', views.DataRequestsPage, { right: 'members.erase' }),
  ]),
  room('agents', Network, { right: 'agents.read' }, [
    page('/agents', 'agentTree', views.TreePage, {
      title: 'console.agents.tree.title',
      acts: [inDialog('console.agents.open', 'agents.edit')],
    }),
    page('/agent-contracts', 'agentContracts', views.ContractsPage, {
      title: 'console.agents.contracts.title',
    }),
    page('/pay-runs', 'payRuns', views.RunsPage, {
      title: 'console.agents.runs.title',
      one: { to: '/pay-runs/$runId', title: 'console.agents.oneRun', view: views.RunPage },
    }),
    page('/agent-debts', 'agentDebts', views.DebtsPage, { title: 'console.agents.debts.title' }),
    page('/bill-disputes', 'billDisputes', views.BillDisputesPage, {
      title: 'console.agents.disputes.title',
    }),
    page('/agent-applications', 'agentApplications', views.AgentApplicationsPage, {
      title: 'console.agents.applications.title',
    }),
    page('/agent-rules', 'agentRules', views.AgentRulesPage, { title: 'console.agents.rules' }),
  ]),
  room('cashier', Banknote, { right: 'cashier.read', counts: 'cashier' }, [
    page('/withdrawals', 'withdrawals', views.WithdrawalsPage, {
      title: 'console.wd.title',
      counts: 'withdrawals',
    }),
    page('/disputes', 'disputes', views.DisputesPage, {
      title: 'console.dispute.title',
      counts: 'disputes',
      one: { to: '/disputes/$withdrawId', view: views.DisputePage },
    }),
    page('/deposits', 'deposits', views.DepositsPage, {
      title: 'console.dep.title',
      counts: 'deposits',
    }),
    page('/payments', 'payments', views.PaymentsPage, {
      title: 'console.pay.title',
      counts: 'payments',
      acts: [inDialog('console.pay.enter', 'cashier.deposits', 'console.find.also.payment')],
    }),
    page('/payout-files', 'batches', views.BatchesPage, { title: 'console.batch.title' }),
    page('/adjustments', 'adjustments', views.AdjustmentsPage, {
      title: 'console.adjust.title',
      acts: [inDialog('console.adjust.ask', 'cashier.adjust', 'console.find.also.adjustment')],
    }),
    page('/cash-report', 'cashReport', views.CashReportPage, { title: 'console.cash.title' }),
    page('/money-cases', 'cases', views.CasesPage, {
      title: 'console.aml.title',
      right: 'cashier.watch',
      counts: 'cases',
    }),
    page('/channels', 'channels', views.ChannelsPage, {
      title: 'console.channel.title',
      one: { to: '/channels/$code', view: views.ChannelPage },
      acts: [onPage('console.channel.new', 'cashier.settings')],
    }),
    page('/cashier-rules', 'cashierRules', views.CashierRulesPage, {
      title: 'console.crules.title',
    }),
    page('/cashier-texts', 'cashierTexts', views.CashierTextsPage, {
      title: 'console.ctexts.title',
    }),
  ]),
  room('promotions', Gift, { right: 'promotions.read' }, [
    page('/campaigns', 'campaigns', views.CampaignsPage, {
      one: { to: '/campaigns/$id', title: 'console.promo.campaign', view: views.CampaignPage },
      acts: [onPage('console.promo.new', 'promotions.edit')],
    }),
    page('/campaign-budgets', 'campaignBudgets', views.BudgetsPage, {
      title: 'console.promo.budgets.title',
    }),
    page('/campaign-applications', 'campaignApplications', views.ApplicationsPage, {
      title: 'console.promo.applications.title',
    }),
    page('/segments', 'segments', views.SegmentsPage, {
      acts: [inDialog('console.promo.newSegment', 'promotions.edit')],
    }),
    page('/broadcasts', 'broadcasts', views.BroadcastsPage, {
      title: 'console.messaging.title',
      one: { to: '/broadcasts/$id', title: 'console.messaging.one', view: views.BroadcastPage },
      acts: [onPage('console.messaging.add', 'promotions.edit')],
    }),
    page('/messaging-rules', 'messagingRules', views.MessagingRulesPage, {
      title: 'console.messaging.rules',
    }),
    page('/red-packets', 'redPackets', views.PacketsPage, {
      title: 'console.promo.packets.title',
    }),
    page('/mall-orders', 'mallOrders', views.OrdersPage, {
      title: 'console.loyalty.orders.title',
    }),
    page('/mall-goods', 'mallGoods', views.GoodsPage, {
      title: 'console.loyalty.goods.title',
      one: { to: '/mall-goods/$id', title: 'console.loyalty.good', view: views.GoodPage },
      acts: [onPage('console.loyalty.newGood', 'promotions.edit')],
    }),
    page('/point-rules', 'pointRules', views.PointRulesPage, {
      title: 'console.loyalty.pointRules',
    }),
    page('/vip-levels', 'vipLevels', views.LevelRulesPage, { title: 'console.loyalty.rules' }),
    page('/vip-members', 'vipMembers', views.HoldersPage, {
      title: 'console.loyalty.holders.title',
    }),
  ]),
  room('referral', UserPlus, { right: 'promotions.read' }, [
    page('/referral-friends', 'referralFriends', views.ReferralFriendsPage, {
      title: 'console.referral.friends.title',
    }),
    page('/referral-blocks', 'referralBlocks', views.ReferralBlocksPage, {
      title: 'console.referral.blocks.title',
    }),
    page('/referral-payments', 'referralPayments', views.ReferralPaymentsPage, {
      title: 'console.referral.payments.title',
    }),
    page('/referral-rules', 'referralRules', views.ReferralRulesPage, {
      title: 'console.referral.rules',
    }),
  ]),
  room('outbox', MailCheck, { right: 'outbox.read' }, [
    page('/outbox', 'outbox', views.OutboxPage),
  ]),
  room('catalogue', Layers, { right: 'catalogue.read' }, [
    page('/games', 'games', views.GamesPage, {
      one: { to: '/games/$nodeId', title: 'console.games.one', view: views.GamePage },
      acts: [onPage('console.games.new', 'catalogue.edit')],
    }),
    page('/vendors', 'vendors', views.VendorsPage, {
      one: { to: '/vendors/$code', title: 'console.vendors.one', view: views.VendorPage },
      acts: [onPage('console.vendors.new', 'catalogue.edit')],
    }),
    page('/lobby', 'lobby', views.RulesPage),
    page('/import', 'import', views.ImportPage),
  ]),
  room('content', Images, { right: 'content.read' }, [
    page('/banners', 'banners', views.BannersPage, {
      one: { to: '/banners/$id', title: 'console.banners.one', view: announcement('/banners') },
      acts: [onPage('console.banners.new', 'content.edit')],
    }),
    page('/announcements', 'announcements', views.AnnouncementsPage, {
      one: {
        to: '/announcements/$id',
        title: 'console.announcements.one',
        view: announcement('/announcements'),
      },
      acts: [onPage('console.announcements.new', 'content.edit')],
    }),
    page('/help-centre', 'help', views.HelpPage, {
      one: { to: '/help-centre/$id', title: 'console.help.one', view: views.HelpArticlePage },
      acts: [onPage('console.help.new', 'content.edit')],
    }),
    page('/pages', 'pages', views.PagesPage, {
      one: { to: '/pages/$id', title: 'console.pages.one', view: views.TextPage },
      acts: [onPage('console.pages.new', 'content.edit')],
    }),
  ]),
  room('talk', MessagesSquare, {}, [
    page('/chat', 'chat', views.ChatPage, { right: 'chat.read' }),
    page('/room', 'room', views.RoomPage, { right: 'chat.read' }),
    page('/chat-rules', 'chatRules', views.ChatRulesPage, { right: 'chat.read' }),
    page('/feedback', 'feedback', views.FeedbackPage, { right: 'feedback.read' }),
    page('/messages', 'messages', views.MessagesPage, { right: 'messages.send' }),
  ]),
  room('play', Dices, { right: 'play.read' }, [
    page('/alarms', 'alarms', views.AlarmsPage),
    page('/stops', 'stops', views.StopsPage),
    page('/valid-bet', 'validBet', views.ValidBetPage),
    page('/own-games', 'ownGames', views.OwnGamesPage, {
      one: { to: '/own-games/$gameCode', view: views.OwnGamePage },
    }),
    page('/returns', 'returns', views.ReturnsPage),
    page('/bets', 'bets', views.BetsPage, { one: { to: '/bets/$betId', view: views.BetPage } }),
    page('/open-rounds', 'openRounds', views.OpenPage),
    page('/wins', 'wins', views.WinsPage),
    page('/jackpots', 'jackpots', views.JackpotsPage),
    page('/tables', 'liveTables', views.TablesPage, {
      one: { to: '/tables/$tableId', view: views.TablePage },
    }),
    page('/fish-rooms', 'fishRooms', views.FishRoomsPage),
    page('/fish-seas', 'fishSeas', views.FishSeasPage),
    page('/crash-rounds', 'crashRounds', views.CrashRoundsPage),
    page('/lotteries', 'lotteries', views.LotteriesPage, {
      right: 'lottery.read',
      one: { to: '/lotteries/$gameCode', view: views.LotteryPage },
    }),
    page('/lottery-issues', 'lotteryIssues', views.LotteryIssuesPage, { right: 'lottery.read' }),
    page('/lottery-alarms', 'lotteryAlarms', views.LotteryAlarmsPage, { right: 'lottery.read' }),
    page('/lottery-sources', 'lotterySources', views.LotterySourcesPage, {
      right: 'lottery.read',
      acts: [inDialog('console.lottery.newSource', 'lottery.edit')],
    }),
  ]),
  room('cardroom', Spade, { right: 'play.read' }, [
    page('/card-stakes', 'cardStakes', views.CardStakesPage),
    page('/card-tables', 'cardTables', views.CardTablesPage),
    page('/card-hands', 'cardHands', views.CardHandsPage),
    page('/card-suspicions', 'cardSuspicions', views.CardSuspicionsPage),
  ]),
  room('sportsbook', Trophy, { right: 'sports.read' }, [
    page('/sportsbook', 'sportsbook', views.SportsMatchesPage, {
      one: { to: '/sportsbook/$matchId', view: views.MatchDesk },
      acts: [
        inDialog('console.sports.newMatch', 'sports.edit'),
        inDialog('console.sports.newContest', 'sports.edit'),
        inDialog('console.sports.importFile', 'sports.edit'),
      ],
    }),
    page('/sports-risk', 'sportsRisk', views.SportsRiskPage),
    page('/sports-alerts', 'sportsAlerts', views.SportsAlertsPage),
    page('/sports-closing', 'sportsClosing', views.SportsClosingPage),
    page('/sports-leagues', 'sportsLeagues', views.SportsLeaguesPage, {
      acts: [inDialog('console.sports.newLeague', 'sports.edit')],
    }),
    page('/sports-factors', 'sportsFactors', views.SportsMembersPage),
    page('/sports-feeds', 'sportsFeeds', views.SportsFeedsPage, {
      acts: [inDialog('console.sports.newFeed', 'sports.edit')],
    }),
  ]),
  room('connections', Plug, { label: 'console.nav.outside', right: 'vendors.read' }, [
    page('/connections', 'connections', views.ConnectionsPage, {
      one: {
        to: '/connections/$code',
        title: 'console.connections.one',
        view: views.ConnectionPage,
      },
      acts: [onPage('console.connections.new', 'vendors.edit')],
    }),
    page('/vendor-messages', 'vendorMessages', views.VendorMessagesPage, {
      title: 'console.vmsg.title',
    }),
    page('/vendor-rounds', 'vendorRounds', views.VendorRoundsPage, {
      title: 'console.vround.title',
    }),
    page('/vendor-alarms', 'vendorAlarms', views.VendorAlarmsPage, {
      title: 'console.valarm.title',
    }),
    page('/comparisons', 'comparisons', views.ComparisonsPage),
  ]),
  room('ledger', BookOpenCheck, { right: 'ledger.read' }, [
    page('/ledger', 'ledger', views.LedgerPage),
  ]),
  room('staff', UsersRound, { right: 'operators.read' }, [
    page('/operators', 'operators', views.OperatorsPage, {
      acts: [inDialog('console.operators.create', 'operators.edit')],
    }),
    page('/roles', 'roles', views.RolesPage, {
      acts: [inDialog('console.roles.new', 'operators.edit')],
    }),
    page('/access-rules', 'accessRules', views.AccessRulesPage),
  ]),
  room('audit', FileClock, { right: 'audit.read' }, [page('/audit', 'audit', views.AuditPage)]),
  room('settings', Settings, { right: 'system.read' }, [
    page('/status', 'status', views.StatusPage),
    page('/regions', 'regions', views.RegionsPage),
    page('/brand', 'brand', views.BrandPage),
    page('/look', 'theme', views.ThemePage),
    page('/modules', 'modules', views.ModulesPage),
    page('/registration', 'registration', views.RegistrationPage),
    page('/domains', 'domains', views.DomainsPage),
    page('/resources', 'resources', views.ResourcesPage),
    page('/customer-service', 'customerService', views.CustomerServicePage),
  ]),
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
