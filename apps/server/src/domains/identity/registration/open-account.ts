import type { Language } from '@baize/contract';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { createMember, type Member, type Rebates, setRebates } from '../../members/index.ts';
import { brandOf, defaultPassword } from '../../system/index.ts';
import { keepPassword, keepPaymentPassword } from '../proofs/credentials.ts';
import { assertGoodPassword } from '../proofs/password-rules.ts';

export type OpenedFor = {
  username: string;
  type: number;
  upline: Member | null;
  /** None: the brand's default password, good for nothing but its own change. */
  password?: string;
  paymentPassword?: string;
  rebates?: Rebates;
  language?: Language;
};

/** Opens an account for someone else: by an agent, an operator, or the demo. */
export async function openAccountFor(house: House, order: OpenedFor): Promise<Member> {
  const isDefault = order.password === undefined;
  const password = order.password ?? defaultPassword(house);
  if (!isDefault) assertGoodPassword(house, password, [order.username]);
  const hash = await hashPassword(house.keys, password);
  const { paymentPassword } = order;
  const paymentHash = paymentPassword && (await hashPassword(house.keys, paymentPassword));
  return begin(house.db, async (tx) => {
    const member = await createMember(house, tx, {
      username: order.username,
      type: order.type,
      upline: order.upline,
      language: order.language ?? brandOf(house).defaultLanguage,
    });
    await keepPassword(house, tx, member.id, { hash, isDefault });
    if (paymentHash) await keepPaymentPassword(tx, member.id, paymentHash);
    if (order.rebates) await setRebates(tx, member.id, order.rebates);
    return member;
  });
}
