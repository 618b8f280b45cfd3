import type { Language } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';

/** A promotion that the next deposit of a member can bring them. */
type DepositPromotion = {
  id: string;
  title: string;
  summary: string;
  minDeposit: Money;
  /** In parts per million of what is paid in. */
  rate: number;
};

type Choice = { memberId: bigint; id: string; amount: Money };

/** Keeps the promotions that members choose with a deposit. */
export type PromotionDesk = {
  list(house: House, memberId: bigint, language: Language): Promise<DepositPromotion[]>;
  /** Binds the choice, under the lock of the member's cash; refuses what the deposit would not bring. */
  choose(house: House, tx: Transaction, choice: Choice): Promise<void>;
  titles(
    house: House,
    ids: readonly bigint[],
    language: Language,
  ): Promise<ReadonlyMap<bigint, string>>;
};

/** Clients that offer a choice send nothing, an empty word or 0 for none. */
export function chosenOf(promotionId: string | number | null | undefined): bigint | null {
  const id = String(promotionId ?? '').trim();
  if (id === '' || id === '0') return null;
  return /^\d{1,18}$/.test(id) ? BigInt(id) : refuse('PROMOTION_NOT_FOUND');
}

export async function bindChoice(
  house: House,
  tx: Transaction,
  { memberId, promotion, amount }: { memberId: bigint; promotion: bigint | null; amount: Money },
): Promise<void> {
  if (promotion === null) return;
  const [desk] = house.contributed('promotionDesks');
  if (!desk) refuse('PROMOTION_NOT_FOUND');
  await desk.choose(house, tx, { memberId, id: String(promotion), amount });
}

export async function titlesOfChosen(
  house: House,
  rows: readonly { promotion_id: bigint | null }[],
  language: Language,
): Promise<ReadonlyMap<bigint | null, string>> {
  const ids = rows.flatMap(({ promotion_id: id }) => (id === null ? [] : [id]));
  const [desk] = ids.length > 0 ? house.contributed('promotionDesks') : [];
  return desk ? desk.titles(house, ids, language) : new Map();
}
