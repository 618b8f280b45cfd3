import {
  agentsContracts,
  agentsPay,
  agentsContracts as contract,
  type Output,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { leaderOf, teamMember } from '../tree/team.ts';
import { teamPattern } from '../tree/team-path.ts';
import { processContract } from './answers.ts';
import { consolidatedFunds } from './consolidated-funds.ts';
import {
  type Contract,
  findContracts,
  LIVE,
  readContract,
  showContracts,
} from './contract-rows.ts';
import { listDividendCustomers } from './dividend-customers.ts';
import { proposeContract } from './proposals.ts';
import type { ContractKind } from './terms.ts';

type Calls = {
  kind: ContractKind;
  /** Only those the upline pays personally: daily salary has both. */
  isManual?: true;
  info: typeof contract.dividendInfo;
  history: typeof contract.dividendHistory;
  propose: typeof contract.proposeDividend;
  process: typeof contract.processDividend;
};

const kinds: Calls[] = [
  {
    kind: 'DIVIDEND',
    info: contract.dividendInfo,
    history: contract.dividendHistory,
    propose: contract.proposeDividend,
    process: contract.processDividend,
  },
  {
    kind: 'DAILY',
    info: contract.dailyInfo,
    history: contract.dailyHistory,
    propose: contract.proposeDaily,
    process: contract.processDaily,
  },
  {
    kind: 'DAILY',
    isManual: true,
    info: contract.manualDailyInfo,
    history: contract.manualDailyHistory,
    propose: contract.proposeManualDaily,
    process: contract.processManualDaily,
  },
  {
    kind: 'HOURLY',
    info: contract.hourlyInfo,
    history: contract.hourlyHistory,
    propose: contract.proposeHourly,
    process: contract.processHourly,
  },
  {
    kind: 'REALTIME',
    info: contract.realtimeInfo,
    history: contract.realtimeHistory,
    propose: contract.proposeRealtime,
    process: contract.processRealtime,
  },
];

export function contractsRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.consolidatedFunds, (_, { memberId }) => consolidatedFunds(house, memberId));
  serve(app, agentsPay.dividendCustomers, (input, { memberId }) =>
    listDividendCustomers(house, memberId, input),
  );
  serve(app, agentsContracts.endDividend, (input, { memberId }) =>
    processContract(house, memberId, 'DIVIDEND', input),
  );
  for (const { kind, isManual, info, history, propose, process } of kinds) {
    serve(app, info, ({ username }, { memberId }) =>
      showInfo(house, memberId, { kind, isManual }, username),
    );
    serve(app, history, (input, { memberId }) =>
      showHistory(house, memberId, { kind, isManual }, input),
    );
    serve(app, propose, async ({ username, terms }, { memberId }) => {
      const wanted = isManual ? { ...terms, isManual } : terms;
      const made = await proposeContract(house, memberId, username, { kind, terms: wanted });
      return (await showContracts(house.db, memberId, [made]))[0]!;
    });
    serve(app, process, (input, { memberId }) => processContract(house, memberId, kind, input));
  }
}

type Sort = { kind: ContractKind; isManual: true | undefined };

async function showInfo(
  { db }: House,
  memberId: bigint,
  { kind, isManual }: Sort,
  username: string | undefined,
) {
  const fits = ({ terms }: Contract) => !isManual || terms.isManual === true;
  const { id } = await teamMember(db, memberId, username);
  const states = ['PENDING', ...LIVE] as const;
  const [own, given] = await Promise.all([
    findContracts(db, { kind, receiverIds: [id], states }),
    findContracts(db, { kind, giverId: id, states }),
  ]);
  return {
    agent: await showContracts(db, memberId, own.filter(fits)),
    downline: await showContracts(db, memberId, given.filter(fits)),
  };
}

async function showHistory(
  { db }: House,
  memberId: bigint,
  { kind, isManual }: Sort,
  { username, page, size }: Output<typeof contract.dividendHistory.input>,
) {
  const { id } = await teamMember(db, memberId, username);
  const team = teamPattern((await leaderOf(db, memberId)).path);
  const all = db
    .selectFrom('contracts')
    // Who came from another tree keeps what they signed there to themselves.
    .$if(id !== memberId, (query) =>
      query.where(sql<boolean>`(select m.path from team_members m where m.id = giver_id) like ${team}
        and (select m.path from team_members m where m.id = receiver_id) like ${team}`),
    )
    .where('kind', '=', kind)
    .$if(isManual === true, (query) => query.where(sql<boolean>`(terms ->> 'isManual')::boolean`))
    .where((of) => of.or([of('receiver_id', '=', id), of('giver_id', '=', id)]));
  const [rows, { count }] = await Promise.all([
    all
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = await showContracts(db, memberId, rows.map(readContract));
  return { list, total: count, totalPages: Math.ceil(count / size) };
}
