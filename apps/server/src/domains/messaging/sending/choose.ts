import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { segmentMembers } from '../../promotions/index.ts';
import { isReachable, standings } from '../consent/reachable.ts';
import type { Channel, Content } from '../tables.ts';

/**
 * Whether a member is held back: always the same members of one message, however often it is sent and
 * whoever asks, because their number decides and nothing else.
 */
export function isControl(broadcastId: bigint, percent: number): RawBuilder<boolean> {
  return sql<boolean>`(('x' || substr(md5(${String(broadcastId)}::text || ':' || s.id), 1, 7))::bit(28)::int
    % 10000 < ${percent * 100})`;
}

type Choice = { runId: bigint; broadcastId: bigint; content: Content };

/** Chooses who may be written to now, holds some back, and notes one message for each way. */
export async function chooseRecipients(
  house: House,
  tx: Transaction,
  { runId, broadcastId, content }: Choice,
): Promise<void> {
  const meant = await segmentMembers(tx, content.segmentId, house.clock.now());
  await sql`insert into broadcast_recipients (run_id, member_id, is_control)
    select ${runId}, s.id, ${isControl(broadcastId, content.controlPercent)}
    from (${standings(house, runId)}) s
    where s.id in (${meant}) and ${isReachable(content.channels)}`.execute(tx);
  for (const channel of new Set(content.channels)) {
    await sql`insert into broadcast_sends (run_id, member_id, channel, state)
      select r.run_id, r.member_id, ${channel}, 'WAITING'
      from broadcast_recipients r join (${standings(house, runId)}) s on s.id = r.member_id
      where r.run_id = ${runId} and not r.is_control and ${isReachable([channel])}`.execute(tx);
  }
}

type Asked = { broadcastId: bigint; segmentId: string; channels: Channel[]; percent: number };
type Reach = { members: number; chosen: number; control: number } & Record<Channel, number>;

/** How many it would be now. */
export async function countReachable(house: House, asked: Asked): Promise<Reach> {
  const { broadcastId, segmentId, channels, percent } = asked;
  const { reports } = house;
  const meant = await segmentMembers(reports, segmentId, house.clock.now());
  const held = isControl(broadcastId, percent);
  const by = (channel: Channel) =>
    channels.includes(channel)
      ? sql`count(*) filter (where not ${held} and ${isReachable([channel])})::int`
      : sql`0`;
  const { rows } = await sql<Reach>`select count(*)::int as members,
      count(*) filter (where ${isReachable(channels)})::int as chosen,
      count(*) filter (where ${held} and ${isReachable(channels)})::int as control,
      ${by('INBOX')} as "INBOX", ${by('MAIL')} as "MAIL", ${by('SMS')} as "SMS", ${by('PUSH')} as "PUSH"
    from (${standings(house, 0n)}) s where s.id in (${meant})`.execute(reports);
  return rows[0]!;
}
