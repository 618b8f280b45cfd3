import type { ModuleId } from '@baize/contract';
import type { MessageId } from '@baize/i18n';
import {
  Activity,
  CalendarDays,
  Clock,
  Coins,
  FileText,
  History,
  type LucideIcon,
  Megaphone,
  Network,
  Percent,
  ReceiptText,
  UserPlus,
  Zap,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { type ContractKind, kindModules } from '../../features/agents/contracts/contract-kinds.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';

export type AgentPage = {
  key: string;
  title: MessageId;
  icon: LucideIcon;
  Content: ComponentType;
  /** The switch of the brand that opens it. */
  module?: ModuleId;
  /** Shown only to who has a contract of this kind. */
  kind?: ContractKind;
};

export const DEFAULT_AGENT_PAGE = 'agentTeamOverview';

const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await loadChunk(load) }));

const payPage = (kind: ContractKind): Pick<AgentPage, 'kind' | 'module' | 'Content'> => ({
  kind,
  module: kindModules[kind],
  Content: page(async () => {
    const { payPages } = await import('../../features/agents/pay/pay-page.tsx');
    return payPages[kind];
  }),
});

/** The pages of the agent centre in the order of its menu, by the specification's keys. */
export const agentPages: readonly AgentPage[] = [
  {
    key: 'agentAnnouncement',
    title: 'agents.page.agentAnnouncement',
    icon: Megaphone,
    module: 'AGEANNOUNCE3',
    Content: page(async () => (await import('./agent-announcements.tsx')).AgentAnnouncements),
  },
  {
    key: DEFAULT_AGENT_PAGE,
    title: 'agents.page.agentTeamOverview',
    icon: Activity,
    module: 'AGEINFO3',
    Content: page(
      async () => (await import('../../features/agents/sums/overview-page.tsx')).OverviewPage,
    ),
  },
  {
    key: 'registerCenter',
    title: 'agents.page.registerCenter',
    icon: UserPlus,
    Content: page(
      async () => (await import('../../features/agents/centre/register-page.tsx')).RegisterPage,
    ),
  },
  {
    key: 'downlineManagmentView',
    title: 'agents.page.downlineManagmentView',
    icon: Network,
    module: 'AGEDOWNMAN3',
    Content: page(async () => (await import('../../features/agents/tree/team-page.tsx')).TeamPage),
  },
  {
    key: 'personalHistoryCopy',
    title: 'agents.page.personalHistoryCopy',
    icon: ReceiptText,
    Content: page(async () => (await import('../../features/agents/sums/bets-page.tsx')).BetsPage),
  },
  {
    key: 'palStatementsAgentCopy',
    title: 'agents.page.palStatementsAgentCopy',
    icon: FileText,
    Content: page(
      async () => (await import('../../features/agents/sums/statements-page.tsx')).StatementsPage,
    ),
  },
  {
    key: 'agentRevenueReport',
    title: 'agents.page.agentRevenueReport',
    icon: Coins,
    Content: page(
      async () => (await import('../../features/agents/sums/income-page.tsx')).IncomePage,
    ),
  },
  {
    key: 'agentDownlineTransactionDetailsCopy',
    title: 'agents.page.agentDownlineTransactionDetailsCopy',
    icon: History,
    module: 'MEMTRANS3',
    Content: page(
      async () =>
        (await import('../../features/agents/sums/transactions-page.tsx')).TransactionsPage,
    ),
  },
  {
    key: 'agentDividendRecordCopy2',
    title: 'agents.page.agentDividendRecordCopy2',
    icon: Percent,
    ...payPage('DIVIDEND'),
  },
  {
    key: 'agentDailyWages2',
    title: 'agents.page.agentDailyWages2',
    icon: CalendarDays,
    ...payPage('DAILY'),
  },
  {
    key: 'agentHourSalary',
    title: 'agents.page.agentHourSalary',
    icon: Clock,
    ...payPage('HOURLY'),
  },
  {
    key: 'agentRealtimeSalary',
    title: 'agents.page.agentRealtimeSalary',
    icon: Zap,
    ...payPage('REALTIME'),
  },
];
