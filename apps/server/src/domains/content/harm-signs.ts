import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';

type Sign = { memberId: bigint; marker: string; facts: Record<string, string | number> };

/** Words of people in distress; whoever reads the case reads the message too, and judges. */
const DISTRESS =
  '(lost everything|ruin|addict|can.?t stop|cannot stop|suicid|kill myself|end my life|rent money|borrow|loan shark|debt|desperate|help me stop)';

/** What members wrote to the house that someone should read twice. */
export async function toneSigns(
  db: Database | Transaction,
  { since }: { since: Date },
): Promise<Sign[]> {
  const { rows } = await sql<{ member_id: bigint; count: number }>`
    select member_id, count(*)::int as count from (
      select member_id, words, at from feedback
      union all select member_id, words, at from chat_messages
      union all select sender_id, body, sent_at from messages where to_platform) said
    where member_id > 0 and at > ${since} and words ~* ${DISTRESS}
    group by 1`.execute(db);
  return rows.map(({ member_id, count }) => ({
    memberId: member_id,
    marker: 'tone',
    facts: { count },
  }));
}
