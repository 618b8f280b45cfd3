import { type SpeciesCode, testsPots } from '@baize/games';
import { type Money, moneyText } from '@baize/money';
import {
  type Batch,
  type Bet,
  cashOf,
  hitNews,
  type Order,
  settleInBatch,
  type Verdict,
  voidInBatch,
} from '../../play/index.ts';
import { BRAND_CURRENCY, type Currency, enterAll, moveRows } from '../../wallet/index.ts';
import type { KeptBullet } from '../tables.ts';
import { bulletOf, firedNumbers, type KeptHit } from './fired.ts';
import { dueOf, isDone, type MagazineRow, wonBy } from './magazine.ts';
import {
  changeMagazine,
  magazineOf,
  magazinePage,
  noteWritten,
  type PageSubject,
  type PageVisit,
  pageOfBatch,
} from './page.ts';

/** A magazine as it is now; with the version of the visit as which its end was written. */
export type ClosedMagazine = {
  magazine: MagazineRow | undefined;
  version?: number;
  balance: Money;
};

export type MagazineName = {
  bet_id: bigint;
  visit_id: bigint;
  member_id: bigint;
  currency: string;
};

/**
 * Ends a magazine: bullets that hit are taken and paid, the others are given back. `isLeft` closes it
 * whatever still flies; otherwise one from which something may come stays open.
 */
export function closeOrder(
  name: MagazineName,
  isLeft: boolean,
  subject: PageSubject,
): Order<ClosedMagazine> {
  const { bet_id: betId, visit_id: visitId, member_id: memberId } = name;
  const currency = name.currency as Currency;
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    betIds: [betId],
    accompanied: { companion: magazinePage, subject },
    judge: (batch) => judge(batch, { betId, visitId, memberId, currency }, isLeft),
  };
}

type Name = { betId: bigint; visitId: bigint; memberId: bigint; currency: Currency };

function judge(batch: Batch, name: Name, isLeft: boolean): Verdict<ClosedMagazine> {
  const page = pageOfBatch(batch);
  const magazine = magazineOf(page, name.visitId, name.betId);
  const visit = page.visits.get(name.visitId);
  const bet = batch.bets.get(name.betId);
  const answer = { magazine, balance: cashOf(batch, name)!.balance };
  if (!magazine || !visit || !bet || magazine.closed_at) return { answer };
  const isDue = dueOf(magazine) <= batch.at || isDone(magazine, batch.at.getTime());
  if (!isLeft && !isDue) return { answer };
  if (bet.state === 'open') endBet(batch, bet, magazine, visit);
  const closed = changeMagazine(page, magazine);
  closed.closed_at = batch.at;
  noteWritten(page, visit);
  const { shots_version: version } = visit;
  return { answer: { magazine: closed, version, balance: cashOf(batch, name)!.balance } };
}

function endBet(batch: Batch, bet: Bet, magazine: MagazineRow, visit: PageVisit): void {
  const { fired, first_nonce: firstNonce } = magazine;
  const bullets = firedNumbers(fired).map((n) => bulletOf(fired, firstNonce, n));
  const hits = bullets.flatMap(({ hit }) => hit ?? []);
  bet.detail = detailOf(magazine, bullets, hits);
  if (hits.length === 0) voidInBatch(batch, bet);
  else settleHits(batch, bet, magazine, { hits, visit });
}

function settleHits(
  batch: Batch,
  bet: Bet,
  magazine: MagazineRow,
  { hits, visit }: { hits: readonly KeptHit[]; visit: PageVisit },
): void {
  const played = magazine.cost * BigInt(hits.length);
  giveBack(batch, bet, bet.stake - played);
  bet.stake = played;
  settleInBatch(batch, bet, { payout: wonBy(magazine), detail: bet.detail });
  const won = [...new Set(hits.flatMap(({ pots }) => pots))];
  if (won.length > 0) batch.news.push(hitNews(bet, won, batch.at));
  visit.stake += played;
  visit.payout += bet.payout;
}

/** Every bullet stands in the bet; those at a pearl whale feed the pots, with real money. */
function detailOf(
  { cost, currency }: MagazineRow,
  bullets: readonly KeptBullet[],
  hits: readonly KeptHit[],
): object {
  const fed = currency === BRAND_CURRENCY ? hits.filter(hitPearl).length : 0;
  return fed > 0 ? { bullets, potStake: moneyText(cost * BigInt(fed)) } : { bullets };
}

const hitPearl = ({ targets }: KeptHit) =>
  targets.some(({ species }) => testsPots({ species: species as SpeciesCode }));

function giveBack(batch: Batch, { id, memberId, currency }: Bet, amount: Money): void {
  if (amount === 0n) return;
  const rows = moveRows({
    from: { memberId, currency, purpose: 'stakes' },
    to: { memberId, currency, purpose: 'cash' },
    amount,
    reasons: ['BET_CANCEL', 'BET_CANCEL'],
    key: `#${id}.back.1`,
    betId: id,
  });
  const outcome = enterAll(batch.books, rows);
  if (outcome !== 'posted') throw new Error(`Bullets could not be given back: ${outcome}`);
}
