import type { Language } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { createMember, type Member, type Rebates, setRebates } from '../../members/index.ts';
import { brandOf, defaultPassword } from '../../system/index.ts';
import { keepPassword, keepPaymentPassword } from '../proofs/credentials.ts';
import {
  type FirstPassword,
  type HandedOver,
  handedOver,
  prepareFirstPassword,
  sendFirstPassword,
} from '../proofs/first-password.ts';
import { assertGoodPassword } from '../proofs/password-rules.ts';

type Opening = {
  username: string;
  type: number;
  upline: Member | null;
  paymentPassword?: string;
  rebates?: Rebates;
  language?: Language;
  birthday?: string;
  /** The address they came to, with the words that say by which link. */
  registerUrl?: string;
};

export type OpenedFor = Opening & {
  /** None: the brand's default password, good for nothing but its own change. */
  password?: string;
};

/** Opens an account whose owner knows the password already: the demo's people. */
export async function openAccountFor(house: House, order: OpenedFor): Promise<Member> {
  const { password, username } = order;
  if (password !== undefined) assertGoodPassword(house, password, [username]);
  const given = password ?? defaultPassword(house);
  return openWith(house, order, {
    password: given,
    hash: await hashPassword(house.keys, given),
    mustChange: password === undefined,
    until: undefined,
    contact: undefined,
  });
}

export type HandOver = Opening & {
  /** Chosen by the opener, where a client of the wire still asks for it. */
  password?: string | undefined;
  /** Where the owner alone reads the password. */
  contact?: string | undefined;
};

/** Opens an account for someone else, by an agent or an operator, with a password for the first sign-in. */
export async function openAndHandOver(
  house: House,
  caller: Pick<Caller, 'address'>,
  order: HandOver,
): Promise<{ member: Member; given: HandedOver }> {
  const first = await prepareFirstPassword(house, caller, order);
  return { member: await openWith(house, order, first), given: handedOver(first) };
}

async function openWith(house: House, order: Opening, first: FirstPassword): Promise<Member> {
  const { username, type, upline, paymentPassword, rebates, birthday, registerUrl } = order;
  const language = order.language ?? brandOf(house).defaultLanguage;
  const paymentHash = paymentPassword && (await hashPassword(house.keys, paymentPassword));
  return begin(house.db, async (tx) => {
    const member = await createMember(house, tx, {
      username,
      type,
      upline,
      language,
      ...(birthday && { birthday }),
      ...(registerUrl && { registerUrl }),
    });
    const { hash, mustChange, until } = first;
    await keepPassword(house, tx, member.id, { hash, isDefault: mustChange, until });
    if (paymentHash) await keepPaymentPassword(tx, member.id, paymentHash);
    if (rebates) await setRebates(tx, member.id, rebates);
    await sendFirstPassword(house, tx, first, { memberId: member.id, username, language });
    return member;
  });
}
