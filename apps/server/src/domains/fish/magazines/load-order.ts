import { randomBytes } from 'node:crypto';
import { seconds } from '@baize/calendar';
import type { RefusalCode } from '@baize/contract';
import { bulletRules, canonicalText, type FishRoom } from '@baize/games';
import type { Money } from '@baize/money';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type Batch,
  type Bet,
  cashOf,
  closedRefusal,
  type Order,
  openBet,
  type Player,
  type Verdict,
} from '../../play/index.ts';
import { enterAll, moveRows } from '../../wallet/index.ts';
import { openFired } from './fired.ts';
import { dueOf, firstLookAt, type MagazineRow, roundOf } from './magazine.ts';
import {
  changeMagazine,
  type MagazinePage,
  magazineOf,
  magazinePage,
  noteWritten,
  type PageSubject,
  type PageVisit,
  pageOfBatch,
  unfiredOf,
} from './page.ts';

export type AskedMagazine = Player & {
  visitId: bigint;
  room: FishRoom;
  requestId: string;
  cost: Money;
  bullets: number;
  /** What the member named; where they named nothing, one is drawn for the visit. */
  clientSeed: string | undefined;
  spent: readonly bigint[];
  /** Why the room does not take this at all. */
  refusal?: RefusalCode | undefined;
};

/** What was written, all of it as this version of the visit. */
export type LoadAnswer = {
  bet: Bet;
  magazine: MagazineRow;
  spent: MagazineRow[];
  version: number;
  balance: Money;
};

/** One bet a second, however fast somebody shoots. */
const BETWEEN_MS = seconds(1) - 100;
/** Bullets that lie ready: two magazines' worth. */
const MAX_UNFIRED = bulletRules.maxInMagazine * 2;

/** Pays for bullets: the stake waits with the member until they have hit or are given back. */
export function loadOrder(asked: AskedMagazine, subject: PageSubject): Order<LoadAnswer> {
  const { memberId, currency, requestId, room, refusal } = asked;
  const bet = { vendor: OWN_VENDOR, gameCode: room.code, category: 'FISH' } as const;
  const ask = { memberId, currency, stake: stakeOf(asked), ...bet };
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    claim: { key: requestId, content: () => contentOf(asked) },
    ...(!refusal && { ask }),
    accompanied: { companion: magazinePage, subject },
    judge: (batch) => (refusal ? { refused: refusal } : judge(batch, asked)),
  };
}

/** What makes two requests the same. */
export function contentOf({
  visitId,
  cost,
  bullets,
}: Pick<AskedMagazine, 'visitId' | 'cost' | 'bullets'>): string {
  return canonicalText({ visit: String(visitId), cost: String(cost), bullets });
}

const stakeOf = ({ cost, bullets }: AskedMagazine): Money => cost * BigInt(bullets);

function judge(batch: Batch, asked: AskedMagazine): Verdict<LoadAnswer> {
  const cash = cashOf(batch, asked);
  if (!cash) return { refused: 'WALLET_LOCKED' };
  if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
  const page = pageOfBatch(batch);
  const visit = page.visits.get(asked.visitId);
  if (visit?.member_id !== asked.memberId || visit.currency !== asked.currency) {
    return { refused: 'NOT_FOUND' };
  }
  const refused = visitRefusal(page, visit, asked, batch.at);
  if (refused) return { refused };
  const bet = newBet(batch, asked, visit);
  if (enterAll(batch.books, stakeRows(bet, asked)) !== 'posted') {
    return { refused: 'INSUFFICIENT_BALANCE' };
  }
  batch.made.push(bet);
  const magazine = loadedRow(asked, visit, bet);
  page.made.push(magazine);
  const spent = noteLoaded(page, visit, asked, batch.at);
  const { shots_version: version } = visit;
  return { answer: { bet, magazine, spent, version, balance: cash.balance } };
}

function visitRefusal(
  page: MagazinePage,
  visit: PageVisit,
  { clientSeed, bullets }: AskedMagazine,
  at: Date,
): RefusalCode | undefined {
  if (visit.left_at) return 'ACTION_NOT_ALLOWED';
  const since = at.getTime() - (visit.last_loaded_at?.getTime() ?? 0);
  if (since >= 0 && since < BETWEEN_MS) return 'PLAY_TOO_FAST';
  const isOther = visit.client_seed !== null && clientSeed !== undefined;
  if (isOther && clientSeed !== visit.client_seed) return 'ACTION_NOT_ALLOWED';
  return unfiredOf(page, visit.id) + bullets > MAX_UNFIRED ? 'ACTION_NOT_ALLOWED' : undefined;
}

function newBet(batch: Batch, asked: AskedMagazine, visit: PageVisit): Bet {
  const { memberId, currency, requestId, room, cost, bullets } = asked;
  return openBet(batch, {
    memberId,
    currency,
    requestId,
    vendor: OWN_VENDOR,
    gameCode: room.code,
    category: 'FISH',
    stake: stakeOf(asked),
    roundId: roundOf(visit.id),
    rulesVersion: room.version,
    choice: {
      visit: String(visit.id),
      cost: String(cost),
      bullets,
      firstNonce: Number(visit.last_nonce) + 1,
    },
  });
}

function loadedRow(asked: AskedMagazine, visit: PageVisit, { id, placedAt }: Bet): MagazineRow {
  const { memberId, currency, cost, bullets } = asked;
  return {
    bet_id: id,
    visit_id: visit.id,
    member_id: memberId,
    currency,
    cost,
    bullets,
    first_nonce: visit.last_nonce + 1n,
    fired: openFired(bullets),
    is_spent: false,
    loaded_at: placedAt,
    due_at: firstLookAt(placedAt, bullets),
    closed_at: null,
  };
}

function noteLoaded(
  page: MagazinePage,
  visit: PageVisit,
  asked: AskedMagazine,
  at: Date,
): MagazineRow[] {
  visit.client_seed ??= asked.clientSeed ?? randomBytes(8).toString('hex');
  visit.last_nonce += BigInt(asked.bullets);
  visit.last_loaded_at = at;
  visit.cost = asked.cost;
  noteWritten(page, visit);
  page.unfired.set(visit.id, unfiredOf(page, visit.id) + asked.bullets);
  return asked.spent.flatMap((betId) => {
    const magazine = magazineOf(page, visit.id, betId);
    if (!magazine || magazine.closed_at || magazine.is_spent) return [];
    const spent = changeMagazine(page, magazine);
    spent.is_spent = true;
    spent.due_at = dueOf(spent);
    return [spent];
  });
}

function stakeRows({ id, memberId, currency, stake }: Bet, { requestId }: AskedMagazine) {
  return moveRows({
    from: { memberId, currency, purpose: 'cash' },
    to: { memberId, currency, purpose: 'stakes' },
    amount: stake,
    reasons: ['BET', 'BET'],
    key: requestId,
    betId: id,
  });
}
