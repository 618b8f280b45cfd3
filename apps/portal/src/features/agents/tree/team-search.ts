import { readMoney } from '@baize/money';
import type { AgentSearch } from '../agent-search.ts';
import type { DownlineInput } from '../sums/use-reports.ts';

/** The filters of the team list, as they stand in an address. */
export const teamFilters = ['q', 'kind', 'online', 'min', 'max', 'since', 'until', 'idle'];

const MAX_IDLE_DAYS = 365;

/** What the house is asked for; a filter that makes no sense is left out rather than refused. */
export function readTeamInput(search: AgentSearch): Omit<DownlineInput, 'page' | 'size'> {
  const kind = (['AGENT', 'PLAYER'] as const).find((one) => one === search.kind);
  const balanceFrom = amountOf(search.min);
  const balanceTo = amountOf(search.max);
  const idleDays = Number(search.idle);
  const isIdle = Number.isSafeInteger(idleDays) && idleDays > 0 && idleDays <= MAX_IDLE_DAYS;
  return {
    ...(search.user && { username: search.user }),
    ...(search.q && { search: search.q.slice(0, 40) }),
    ...(kind && { kind }),
    ...(search.online && { isOnline: true }),
    ...(balanceFrom !== undefined && { balanceFrom }),
    ...(balanceTo !== undefined && { balanceTo }),
    ...(isDay(search.since) && { registeredFrom: search.since }),
    ...(isDay(search.until) && { registeredTo: search.until }),
    ...(isIdle && { idleDays }),
  };
}

function amountOf(text: string | undefined): bigint | undefined {
  return text ? (readMoney(text) ?? undefined) : undefined;
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
