import { periodKinds } from '@baize/calendar';
import type { agentsContracts as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { agentSettings } from '../settings.ts';
import { findContracts, isFor, LIVE, type ShownContract, showContracts } from './contract-rows.ts';
import type { ContractKind } from './terms.ts';

type Shown = Output<typeof contract.consolidatedFunds.value>;

/** All contracts count over all categories together. */
const CATEGORY = 'CONS';
const NEW_REQUEST = 1;
const END_REQUEST = 2;

/** What waits for an answer, and what runs: by these the popup and the four pages are shown. */
export async function consolidatedFunds({ db }: House, memberId: bigint): Promise<Shown> {
  const states = ['PENDING', ...LIVE] as const;
  const [own, given, settings] = await Promise.all([
    findContracts(db, { receiverIds: [memberId], states }),
    findContracts(db, { giverId: memberId, states }),
    agentSettings(db),
  ]);
  const waiting = [...own, ...given].filter((one) => isFor(one, memberId));
  const [mine, theirs, asked] = await Promise.all(
    [own, given, waiting].map((some) => showContracts(db, memberId, some)),
  );
  const requests = (kind: ContractKind) => requestsOf(asked!.filter((one) => one.kind === kind));
  const running = (kind: ContractKind) => ({
    [CATEGORY]: {
      agent: mine!.filter((one) => one.kind === kind && one.state !== 'PENDING'),
      downline: theirs!.filter((one) => one.kind === kind),
    },
  });
  const hourly = requests('HOURLY');
  return {
    dailysalreqtype: requests('DAILY'),
    divtypereq: requests('DIVIDEND'),
    contracthoursalreq: hourly,
    contracthoursalreqs: hourly,
    realtimesalreqtype: requests('REALTIME'),
    dailysalinfotype: running('DAILY'),
    divtypeinfo: running('DIVIDEND'),
    contracthoursalinfo: running('HOURLY'),
    realtimesalinfotype: running('REALTIME'),
    contractmrdailysalinfotype: {
      [CATEGORY]: { agent: mine!.filter(isManualDaily), downline: theirs!.filter(isManualDaily) },
    },
    ...byPeriod({ mine: mine!, theirs: theirs!, asked: asked! }),
    contractRules: {
      dividendPeriods: settings.dividendPeriods,
      usualPeriod: settings.otherPeriod,
      equalRates: settings.equalRates,
    },
  };
}

type Parts = Record<'mine' | 'theirs' | 'asked', ShownContract[]>;

/** Dividends once more: category, then period. */
function byPeriod(parts: Parts): Pick<Shown, 'divtypecompperiodreq' | 'divtypecompperiodinfo'> {
  const info: Record<string, { agent: ShownContract[]; downline: ShownContract[] }> = {};
  const request: Shown['divtypereq'] = {};
  for (const period of periodKinds) {
    const isOf = ({ kind, terms }: ShownContract) => kind === 'DIVIDEND' && terms.period === period;
    const agent = parts.mine.filter((one) => isOf(one) && one.state !== 'PENDING');
    const downline = parts.theirs.filter(isOf);
    if (agent.length + downline.length > 0) info[period] = { agent, downline };
    const waiting = requestsOf(parts.asked.filter(isOf))[CATEGORY];
    if (waiting) request[period] = waiting;
  }
  return {
    divtypecompperiodinfo: { [CATEGORY]: info },
    divtypecompperiodreq: Object.keys(request).length > 0 ? { [CATEGORY]: request } : {},
  };
}

/** Daily salaries that the upline pays personally have a page of their own. */
function isManualDaily({ kind, state, terms }: ShownContract): boolean {
  return kind === 'DAILY' && state !== 'PENDING' && terms.isManual === true;
}

function requestsOf(list: ShownContract[]): Shown['divtypereq'] {
  if (list.length === 0) return {};
  const isNew = list.some(({ state }) => state === 'PENDING');
  return { [CATEGORY]: { reqtype: isNew ? NEW_REQUEST : END_REQUEST, list } };
}
