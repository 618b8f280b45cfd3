import { days } from '@baize/calendar';
import type { insightDashboardOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { jobsHealth, parkedEvents } from '../../../platform/jobs/health.ts';
import { vendorName } from '../../catalogue/index.ts';
import { listConnections } from '../../vendors/index.ts';

type Shown = Output<typeof contract.health.value>;

/** What the house leans on: vendors that call us, ways of paying in, and work by the clock. */
export async function showHealth(house: House): Promise<Shown> {
  const since = new Date(house.clock.now().getTime() - days(1));
  const [vendors, gateways, jobs, parked] = await Promise.all([
    vendorsHealth(house, since),
    gatewaysHealth(house, since),
    jobsHealth(house),
    parkedEvents(house),
  ]);
  return {
    vendors,
    gateways,
    jobs: jobs.map(({ name, lastDueAt, failures }) => ({
      name,
      lastDueAt: lastDueAt?.getTime() ?? null,
      failures,
    })),
    parkedEvents: parked,
  };
}

async function vendorsHealth(house: House, since: Date): Promise<Shown['vendors']> {
  const { list } = await listConnections(house);
  const { rows } = await sql<{ vendor: string; calls: number; refused: number; last: Date | null }>`
    select vendor, count(*)::int as calls, max(at) as last,
      (count(*) filter (where status <> 'OK'))::int as refused
    from insight_vendor_messages where vendor = any(${list.map(({ code }) => code)}::text[])
      and at >= ${since} group by 1`.execute(house.reports);
  return list.map(({ code, isEnabled }) => {
    const found = rows.find(({ vendor }) => vendor === code);
    return {
      code,
      name: vendorName(house, code, 'EN') ?? code,
      isOpen: isEnabled,
      calls: found?.calls ?? 0,
      refused: found?.refused ?? 0,
      lastAt: found?.last?.getTime() ?? null,
    };
  });
}

/** What still waits is told however old it is: a gateway that hangs must not look well a day later. */
async function gatewaysHealth(house: House, since: Date): Promise<Shown['gateways']> {
  const { rows } = await sql<{
    code: string;
    name: string;
    is_open: boolean;
    orders: number;
    paid: number;
    waiting: number;
    last: Date | null;
  }>`
    select c.code, c.name, c.is_open, (count(*) filter (where o.created_at >= ${since}))::int as orders,
      (count(*) filter (where o.created_at >= ${since}
        and o.state in ('SUCCESS', 'ADJUSTED_SUCCESS')))::int as paid,
      (count(*) filter (where o.state = 'CONFIRMING'))::int as waiting,
      max(o.decided_at) filter (where o.state in ('SUCCESS', 'ADJUSTED_SUCCESS')) as last
    from insight_channels c left join insight_orders o
      on o.channel = c.code and (o.created_at >= ${since} or o.state = 'CONFIRMING')
    group by 1, 2, 3 order by 3 desc, 2`.execute(house.reports);
  return rows.map(({ is_open, last, ...row }) => ({
    ...row,
    isOpen: is_open,
    lastAt: last?.getTime() ?? null,
  }));
}
