import type { Right } from '@baize/contract';
import {
  Activity,
  Banknote,
  BookOpenCheck,
  Dices,
  FileClock,
  Images,
  Layers,
  type LucideIcon,
  MailCheck,
  MessagesSquare,
  Network,
  Plug,
  Settings,
  ShieldCheck,
  UserRoundSearch,
  UsersRound,
} from 'lucide-react';
import type { CashierDesk } from '../shared/live/cashier-counts.tsx';
import type { WordId } from '../shared/words.ts';

export type Page = {
  to: string;
  label: WordId;
  /** Where it is not the room's. */
  right?: Right;
  /** Something waits here, and the page's name says how much. */
  counts?: CashierDesk;
};
export type Section = {
  id: string;
  label: WordId;
  icon: LucideIcon;
  right?: Right;
  /** Something waits here, and the rail says how much. */
  counts?: 'approvals' | 'cashier';
  pages: readonly [Page, ...Page[]];
};

/** The rooms of the desk; a room whose right one lacks is not shown. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    label: 'console.nav.dashboard',
    icon: Activity,
    pages: [{ to: '/', label: 'console.nav.dashboard' }],
  },
  {
    id: 'approvals',
    label: 'console.nav.approvals',
    icon: ShieldCheck,
    right: 'approvals.read',
    counts: 'approvals',
    pages: [{ to: '/approvals', label: 'console.nav.approvals' }],
  },
  {
    id: 'members',
    label: 'console.nav.members',
    icon: UserRoundSearch,
    right: 'members.read',
    pages: [
      { to: '/members', label: 'console.nav.members' },
      { to: '/protection', label: 'console.nav.protection', right: 'protection.read' },
      { to: '/data-requests', label: 'console.nav.dataRequests', right: 'members.erase' },
    ],
  },
  {
    id: 'agents',
    label: 'console.nav.agents',
    icon: Network,
    right: 'agents.read',
    pages: [
      { to: '/agents', label: 'console.nav.agentTree' },
      { to: '/agent-contracts', label: 'console.nav.agentContracts' },
      { to: '/pay-runs', label: 'console.nav.payRuns' },
      { to: '/agent-debts', label: 'console.nav.agentDebts' },
      { to: '/bill-disputes', label: 'console.nav.billDisputes' },
      { to: '/agent-applications', label: 'console.nav.agentApplications' },
      { to: '/agent-rules', label: 'console.nav.agentRules' },
    ],
  },
  {
    id: 'cashier',
    label: 'console.nav.cashier',
    icon: Banknote,
    right: 'cashier.read',
    counts: 'cashier',
    pages: [
      { to: '/withdrawals', label: 'console.nav.withdrawals', counts: 'withdrawals' },
      { to: '/disputes', label: 'console.nav.disputes', counts: 'disputes' },
      { to: '/deposits', label: 'console.nav.deposits', counts: 'deposits' },
      { to: '/payments', label: 'console.nav.payments', counts: 'payments' },
      { to: '/payout-files', label: 'console.nav.batches' },
      { to: '/adjustments', label: 'console.nav.adjustments' },
      { to: '/cash-report', label: 'console.nav.cashReport' },
      { to: '/money-cases', label: 'console.nav.cases', right: 'cashier.watch', counts: 'cases' },
      { to: '/channels', label: 'console.nav.channels' },
      { to: '/cashier-rules', label: 'console.nav.cashierRules' },
      { to: '/cashier-texts', label: 'console.nav.cashierTexts' },
    ],
  },
  {
    id: 'outbox',
    label: 'console.nav.outbox',
    icon: MailCheck,
    right: 'outbox.read',
    pages: [{ to: '/outbox', label: 'console.nav.outbox' }],
  },
  {
    id: 'catalogue',
    label: 'console.nav.catalogue',
    icon: Layers,
    right: 'catalogue.read',
    pages: [
      { to: '/games', label: 'console.nav.games' },
      { to: '/vendors', label: 'console.nav.vendors' },
      { to: '/lobby', label: 'console.nav.lobby' },
      { to: '/import', label: 'console.nav.import' },
    ],
  },
  {
    id: 'content',
    label: 'console.nav.content',
    icon: Images,
    right: 'content.read',
    pages: [
      { to: '/banners', label: 'console.nav.banners' },
      { to: '/announcements', label: 'console.nav.announcements' },
      { to: '/help-centre', label: 'console.nav.help' },
      { to: '/pages', label: 'console.nav.pages' },
    ],
  },
  {
    id: 'talk',
    label: 'console.nav.talk',
    icon: MessagesSquare,
    pages: [
      { to: '/chat', label: 'console.nav.chat', right: 'chat.read' },
      { to: '/room', label: 'console.nav.room', right: 'chat.read' },
      { to: '/chat-rules', label: 'console.nav.chatRules', right: 'chat.read' },
      { to: '/feedback', label: 'console.nav.feedback', right: 'feedback.read' },
      { to: '/messages', label: 'console.nav.messages', right: 'messages.send' },
    ],
  },
  {
    id: 'play',
    label: 'console.nav.play',
    icon: Dices,
    right: 'play.read',
    pages: [
      { to: '/alarms', label: 'console.nav.alarms' },
      { to: '/stops', label: 'console.nav.stops' },
      { to: '/own-games', label: 'console.nav.ownGames' },
      { to: '/returns', label: 'console.nav.returns' },
      { to: '/bets', label: 'console.nav.bets' },
      { to: '/open-rounds', label: 'console.nav.openRounds' },
      { to: '/wins', label: 'console.nav.wins' },
      { to: '/jackpots', label: 'console.nav.jackpots' },
      { to: '/crash-rounds', label: 'console.nav.crashRounds' },
      { to: '/lotteries', label: 'console.nav.lotteries', right: 'lottery.read' },
    ],
  },
  {
    id: 'connections',
    label: 'console.nav.outside',
    icon: Plug,
    right: 'vendors.read',
    pages: [
      { to: '/connections', label: 'console.nav.connections' },
      { to: '/vendor-messages', label: 'console.nav.vendorMessages' },
      { to: '/vendor-rounds', label: 'console.nav.vendorRounds' },
      { to: '/vendor-alarms', label: 'console.nav.vendorAlarms' },
      { to: '/comparisons', label: 'console.nav.comparisons' },
    ],
  },
  {
    id: 'ledger',
    label: 'console.nav.ledger',
    icon: BookOpenCheck,
    right: 'ledger.read',
    pages: [{ to: '/ledger', label: 'console.nav.ledger' }],
  },
  {
    id: 'staff',
    label: 'console.nav.staff',
    icon: UsersRound,
    right: 'operators.read',
    pages: [
      { to: '/operators', label: 'console.nav.operators' },
      { to: '/roles', label: 'console.nav.roles' },
    ],
  },
  {
    id: 'audit',
    label: 'console.nav.audit',
    icon: FileClock,
    right: 'audit.read',
    pages: [{ to: '/audit', label: 'console.nav.audit' }],
  },
  {
    id: 'settings',
    label: 'console.nav.settings',
    icon: Settings,
    right: 'system.read',
    pages: [
      { to: '/status', label: 'console.nav.status' },
      { to: '/regions', label: 'console.nav.regions' },
      { to: '/brand', label: 'console.nav.brand' },
      { to: '/look', label: 'console.nav.theme' },
      { to: '/modules', label: 'console.nav.modules' },
      { to: '/registration', label: 'console.nav.registration' },
      { to: '/domains', label: 'console.nav.domains' },
      { to: '/resources', label: 'console.nav.resources' },
      { to: '/customer-service', label: 'console.nav.customerService' },
    ],
  },
];

/** Each room with the pages one may enter; a room without any is left out. */
export function sectionsFor(rights: readonly Right[]): Section[] {
  return sections.flatMap((section) => {
    const [first, ...rest] = section.pages.filter(({ right = section.right }) => {
      return !right || rights.includes(right);
    });
    return first ? [{ ...section, pages: [first, ...rest] }] : [];
  });
}

/** The room a page lies in; a case of a page, as `/members/100001`, lies where the page does. */
export function sectionAt(path: string): Section | undefined {
  return sections.find(({ pages }) =>
    pages.some(({ to }) => to === path || path.startsWith(`${to}/`)),
  );
}
