import { type Money, moneyText } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { BRAND_CURRENCY, balanceOf } from '../../wallet/index.ts';
import {
  lettingOff,
  openRequirements,
  releaseTurnover,
  turnoverLeft,
} from '../turnover/turnover.ts';

/** An upline, and the direct downline they take money back from. */
export type Between = { memberId: bigint; otherId: bigint };

/** No more than was sent and is not back yet, and nothing that others still want to see played. */
export async function assertCollectable(
  tx: Transaction,
  { amount, ...between }: Between & { amount: Money },
): Promise<void> {
  const limit = await stillSent(tx, between);
  if (amount > limit) refuse('COLLECT_LIMIT', { words: { amount: limit } });
  const held = await cashOf(tx, between.otherId);
  if (amount > held) return;
  const left = await boundAfter(tx, between, amount);
  if (held - amount >= left) return;
  refuse('TURNOVER_LEFT', { value: { left: moneyText(left) }, words: { amount: left } });
}

export type Collectable = { sent: Money; collected: Money; mayCollect: Money };

/** The most that could be taken back now. */
export async function showCollectable(db: Database, between: Between): Promise<Collectable> {
  const sums = await sentAndCollected(db, between);
  const limit = sums.sent > sums.collected ? sums.sent - sums.collected : 0n;
  const held = await cashOf(db, between.otherId);
  // What was sent is let off with what goes back; all else must stay covered by what remains.
  const others = await boundAfter(db, between, limit);
  const free = held > others ? held - others : 0n;
  const amount = limit < free ? limit : free;
  const isCovered = held - amount >= (await boundAfter(db, between, amount));
  return { ...sums, mayCollect: isCovered ? amount : 0n };
}

async function cashOf(db: Database | Transaction, memberId: bigint): Promise<Money> {
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return (await balanceOf(db, cash)) ?? 0n;
}

/** What the downline must still play once so much has gone back. */
async function boundAfter(
  db: Database | Transaction,
  between: Between,
  amount: Money,
): Promise<Money> {
  const open = await openRequirements(db, {
    memberId: between.otherId,
    references: await sentReferences(db, between),
  });
  const off = lettingOff(open, amount).reduce((sum, one) => sum + one.off, 0n);
  return (await turnoverLeft(db, between.otherId)) - off;
}

async function stillSent(tx: Transaction, between: Between): Promise<Money> {
  const { sent, collected } = await sentAndCollected(tx, between);
  return sent > collected ? sent - collected : 0n;
}

async function sentAndCollected(
  db: Database | Transaction,
  { memberId, otherId }: Between,
): Promise<{ sent: Money; collected: Money }> {
  return (
    db
      .selectFrom('tree_transfers')
      .select(sql<bigint>`coalesce(sum(amount) filter (where kind = 'DOWN'), 0)::bigint`.as('sent'))
      // What the other one sent back unasked is back too.
      .select(
        sql<bigint>`coalesce(sum(amount) filter (where kind <> 'DOWN'), 0)::bigint`.as('collected'),
      )
      .where((of) =>
        of.or([
          of.and([
            of('from_id', '=', memberId),
            of('to_id', '=', otherId),
            of('kind', '=', 'DOWN'),
          ]),
          of.and([of('from_id', '=', otherId), of('to_id', '=', memberId)]),
        ]),
      )
      .executeTakeFirstOrThrow()
  );
}

const LOOK_BACK = 200;

/** Credits of the downline that came from this upline, as what must be played for them names them. */
async function sentReferences(
  db: Database | Transaction,
  { memberId, otherId }: Between,
): Promise<string[]> {
  const sent = await db
    .selectFrom('tree_transfers')
    .select('id')
    .where('from_id', '=', memberId)
    .where('to_id', '=', otherId)
    .where('kind', '=', 'DOWN')
    .orderBy('id', 'desc')
    .limit(LOOK_BACK)
    .execute();
  return sent.map(({ id }) => `tree.${id}`);
}

/** Money that went back need not be played: the newest of what was sent is let off first. */
export async function letOffCollected(
  tx: Transaction,
  { amount, ...between }: Between & { amount: Money },
  at: Date,
): Promise<void> {
  const references = await sentReferences(tx, between);
  await releaseTurnover(tx, { memberId: between.otherId, references, amount }, at);
}
