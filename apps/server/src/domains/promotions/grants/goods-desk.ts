import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';

type HandedGoods = { memberId: bigint; goodId: string; count: number; at: Date };

/** Who keeps things that are sent: the mall stands above this domain, and contributes it. */
export type GoodsDesk = {
  /** Whether there is such a thing to be sent. */
  has(db: Database | Transaction, goodId: string): Promise<boolean>;
  /** Whether it is known where things are to be sent to. */
  knowsAddress(db: Database | Transaction, memberId: bigint): Promise<boolean>;
  /** Orders it at no cost, out of the stock; refused where none is left. */
  hand(house: House, tx: Transaction, handed: HandedGoods): Promise<void>;
};

export const goodsDesk = (house: House): GoodsDesk =>
  house.contributed('goodsDesks')[0] ?? refuse('NOT_FOUND');
