import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { sendMessages } from '../../content/index.ts';
import { findMembersById, isLanguage, type Member } from '../../members/index.ts';
import type { Run } from '../broadcasts/broadcast.ts';
import { CODE_BYTES, smsText } from '../broadcasts/preview.ts';
import { render } from '../broadcasts/render.ts';
import { measureSms } from '../broadcasts/sms-parts.ts';
import { type MemberStanding, standings, whyNot } from '../consent/reachable.ts';
import type { Channel, SkipReason } from '../tables.ts';
import { endRun, holdRun } from './runs.ts';
import { sendableNow, smsLeft } from './send-limits.ts';

/** A message that is this server's to send now, and nobody's ever after. */
export type Claimed = {
  run: Run;
  member: Member;
  channel: Channel;
  code: string;
  said: ReturnType<typeof render>;
};

type Waiting = { member_id: bigint; channel: Channel };
const CLAIMS = 61;

/**
 * Takes the next messages of a sending, one server at a time: looks again at each member, puts what is
 * for inboxes there, and answers with the letters. Undefined: there is nothing to take now.
 */
export function claimBatch(house: House, broadcastId: bigint): Promise<Claimed[] | undefined> {
  return begin(house.work, async (tx) => {
    // The week, the minute and the budget are counted by one server after another.
    await sql`select pg_advisory_xact_lock(hashtextextended('messaging', ${CLAIMS}))`.execute(tx);
    const run = await holdRun(tx, broadcastId);
    if (!run) return undefined;
    const waiting = await findWaiting(house, tx, run);
    if (waiting.length === 0) {
      await endRun(house, tx, run);
      return undefined;
    }
    const claimed = await admit(house, tx, run, waiting);
    await fillInboxes(house, tx, run, claimed);
    return claimed.filter(({ channel }) => channel !== 'INBOX');
  });
}

async function findWaiting(house: House, tx: Transaction, run: Run): Promise<Waiting[]> {
  const room = await sendableNow(house, tx);
  const found: Waiting[] = [];
  for (const channel of run.content.channels) {
    const rows = await tx
      .selectFrom('broadcast_sends')
      .select(['member_id', 'channel'])
      .where('run_id', '=', run.id)
      .where('channel', '=', channel)
      .where('state', '=', 'WAITING')
      .orderBy('member_id')
      .limit(room[channel])
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Who may still be written to is claimed; who may not is passed over, with the reason. */
async function admit(
  house: House,
  tx: Transaction,
  run: Run,
  waiting: readonly Waiting[],
): Promise<Claimed[]> {
  const ids = [...new Set(waiting.map(({ member_id }) => member_id))];
  const { rows } = await sql<MemberStanding>`select * from (${standings(house, run.id)}) s
    where s.id = any(${ids.map(String)}::bigint[])`.execute(tx);
  const standingOf = new Map(rows.map((row) => [row.id, row]));
  const members = await findMembersById(tx, ids);
  let budget = await smsLeft(house, tx);
  const claimed: Claimed[] = [];
  const marks: Mark[] = [];
  for (const { member_id, channel } of waiting) {
    const of = { memberId: member_id, channel };
    const member = members.get(member_id);
    const reason = whyNot(standingOf.get(member_id), channel);
    if (reason || !member) {
      marks.push({ ...of, reason: reason ?? 'CLOSED', code: null, parts: 0 });
      continue;
    }
    const one = write(house, run, member, channel);
    const { parts } = channel === 'SMS' ? measureSms(smsOf(house, one)) : { parts: 0 };
    if (parts > budget) {
      marks.push({ ...of, reason: 'BUDGET', code: null, parts: 0 });
      continue;
    }
    budget -= parts;
    marks.push({ ...of, reason: null, code: one.code, parts });
    claimed.push(one);
  }
  await markAll(house, tx, run, marks);
  return claimed;
}

function write(house: House, run: Run, member: Member, channel: Channel): Claimed {
  const { nickname, username } = member;
  const said = render(house, run.content, { language: isLanguage(member), nickname, username });
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return { run, member, channel, code, said };
}

export const smsOf = (house: House, { run, said, code }: Claimed) =>
  smsText(house, run.content, { sms: said.sms, code });

/** What became of a waiting message: it is ours to send, or there is a reason why it is not. */
type Mark = {
  memberId: bigint;
  channel: Channel;
  reason: SkipReason | null;
  code: string | null;
  parts: number;
};

async function markAll(house: House, tx: Transaction, run: Run, marks: readonly Mark[]) {
  await sql`update broadcast_sends s
    set state = case when m.reason is null then 'SENDING' else 'SKIPPED' end,
      reason = m.reason, code = m.code, parts = m.parts,
      claimed_at = case when m.reason is null then ${house.clock.now()}::timestamptz end
    from unnest(
      ${marks.map(({ memberId }) => String(memberId))}::bigint[],
      ${marks.map(({ channel }) => channel)}::text[],
      ${marks.map(({ reason }) => reason)}::text[],
      ${marks.map(({ code }) => code)}::text[],
      ${marks.map(({ parts }) => parts)}::int[]
    ) m (member_id, channel, reason, code, parts)
    where s.run_id = ${run.id} and s.member_id = m.member_id and s.channel = m.channel`.execute(tx);
}

/** What is for inboxes lies there when the claim is written, or neither is. */
async function fillInboxes(house: House, tx: Transaction, run: Run, claimed: readonly Claimed[]) {
  const own = claimed.filter(({ channel }) => channel === 'INBOX');
  if (own.length === 0) return;
  const ids = await sendMessages(
    house,
    tx,
    own.map(({ member, said, code }) => ({
      memberId: member.id,
      title: said.title,
      body: said.text,
      link: run.content.link ? { href: `/wps/go/${code}`, words: said.button } : undefined,
    })),
  );
  await sql`update broadcast_sends s set state = 'SENT', message_id = m.message_id
    from unnest(${[...ids.keys()].map(String)}::bigint[], ${[...ids.values()].map(String)}::bigint[])
      m (member_id, message_id)
    where s.run_id = ${run.id} and s.member_id = m.member_id and s.channel = 'INBOX'`.execute(tx);
}
