import { openPlay } from '../../domains/play/index.ts';
import { promotions } from '../../domains/promotions/index.ts';
import { listActivities } from '../../domains/promotions/rewards/cards.ts';
import type { Caller } from '../../platform/caller.ts';
import { asOwner, openBenchHouse } from '../bench-house.ts';
import { measureBets } from '../dice-bets.ts';
import { type Measured, quantile } from '../measure.ts';
import { addPromotedMembers } from './promoted-members.ts';
import { runCampaigns } from './running-campaigns.ts';

const PLAYERS = 1_000;
const CALLERS = 64;
const TURNS = 3;

const costOf = ({ databaseMicros, nodeMicros }: Measured) => databaseMicros + nodeMicros;
const middle = (costs: readonly number[]) => [...costs].sort((a, b) => a - b)[1]!;

/**
 * What a bet costs with so many campaigns running, beside the same with none: one server, in turn three
 * times each, the middle of them. Progress is counted behind the bets, by another part of the house.
 */
export async function measureBetsBeside(
  campaigns: number,
  seconds: number,
): Promise<{ plain: number; beside: number }> {
  const bench = await openBenchHouse();
  const guards = promotions.contributes!.betGuards!.map((open) => open(bench.house));
  const play = openPlay(bench.house, { guards });
  const state = (name: string) =>
    asOwner(bench.migrateUrl, `update promotion_campaigns set state = '${name}'`);
  try {
    await addPromotedMembers(bench, PLAYERS);
    await runCampaigns(bench.house, campaigns);
    const load = { seconds, postmaster: bench.pid(), players: PLAYERS, callers: CALLERS };
    await measureBets(play, { ...load, seconds: 12 });
    const plain: number[] = [];
    const beside: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await state('STOPPED');
      plain.push(costOf(await measureBets(play, load)));
      await state('RUNNING');
      beside.push(costOf(await measureBets(play, load)));
    }
    return { plain: middle(plain), beside: middle(beside) };
  } finally {
    await play.lanes.close();
    await bench.close();
  }
}

const LOOKS = 200;
const OWN = 7n;

/** How long one member waits for the activity centre of so many campaigns, with progress in all of them. */
export async function measureCentre(
  campaigns: number,
): Promise<{ p50Ms: number; p95Ms: number; cards: number }> {
  const bench = await openBenchHouse();
  const { house } = bench;
  try {
    await addPromotedMembers(bench, PLAYERS);
    await runCampaigns(house, campaigns);
    await asOwner(
      bench.migrateUrl,
      `insert into promotion_progress (campaign_id, cycle, goal, member_id, value, reached_at)
       select c.id, case c.content ->> 'cycle' when 'ONCE' then 'once' else to_char(now(), 'YYYY-MM-DD') end,
         0, m.id, 3000000, now() from promotion_campaigns c, members m`,
    );
    await asOwner(bench.migrateUrl, 'vacuum analyze promotion_progress');
    const caller = { kind: 'member', memberId: OWN, operatorId: 0n, address: '', language: 'EN' };
    const took: number[] = [];
    let cards = 0;
    for (let look = 0; look < LOOKS; look += 1) {
      const started = performance.now();
      cards = (await listActivities(house, caller as Caller)).length;
      took.push(performance.now() - started);
    }
    took.sort((a, b) => a - b);
    return { p50Ms: quantile(took, 0.5), p95Ms: quantile(took, 0.95), cards };
  } finally {
    await bench.close();
  }
}
