import { randomInt, randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { House } from '../../../platform/house.ts';
import { type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { newName, newNumber, PASSWORD } from '../../../testing/people.ts';
import { setMobile } from '../../members/index.ts';
import { openPlay, placeBet, settleBet, voidBet } from '../../play/index.ts';
import { qualifyFriends } from '../earnings/qualify.ts';

export type Person = { id: bigint; username: string; token: string };
type Played = Awaited<ReturnType<typeof placeBet>>['bet'];

export type FriendsTest = CashierTest & {
  /** Registers from an address and with a device of their own, unless others are named. */
  come(more?: {
    code?: string;
    address?: string;
    deviceId?: string;
    body?: object;
  }): Promise<Person>;
  codeOf(person: Person): Promise<string>;
  bet(memberId: bigint, stake: string): Promise<Played>;
  takeBack(bet: Played): Promise<void>;
  /** Does everything that is asked of a friend, in full. */
  fulfil(person: Person, done?: { hasPhone: boolean }): Promise<void>;
  settle(): Promise<void>;
};

const someAddress = () => `203.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;

export async function provePhone(
  house: House,
  memberId: bigint,
  { e164 = `+63${newNumber()}`, isVerified = true } = {},
): Promise<void> {
  await begin(house.db, (tx) =>
    setMobile(house, tx, { memberId, e164, diallingCode: '63', isVerified }),
  );
}

/** A house in which members bring members. */
export async function openFriendsTest(): Promise<FriendsTest> {
  const at = await openCashierTest();
  const play = openPlay(at.house);
  const settle = async () => {
    await drainEvents(at.house);
    await qualifyFriends(at.house);
  };
  const bet: FriendsTest['bet'] = async (memberId, stake) => {
    const { bet: placed } = await placeBet(play, {
      memberId,
      currency: 'USD',
      requestId: randomUUID(),
      vendor: 'BAIZE',
      gameCode: 'dice',
      category: 'RNG',
      stake: money(stake),
    });
    await settleBet(play, placed, { payout: money(stake) });
    return placed;
  };
  return {
    ...at,
    settle,
    bet,
    come: async ({ code, address = someAddress(), deviceId = randomUUID(), body = {} } = {}) => {
      const username = newName();
      const typed = { username, password: PASSWORD, confirmPassword: PASSWORD };
      const answer = await at.ask('PUT', '/wps/member/register', {
        address,
        body: { ...typed, ...(code && { referralCode: code }), loginDeviceId: deviceId, ...body },
      });
      if (!answer.success) throw new Error(`${answer.message} ${JSON.stringify(answer.value)}`);
      const { userName, token, id } = answer.value;
      return { id: BigInt(id), username: userName, token };
    },
    codeOf: async ({ token }) =>
      (await at.ask('POST', '/wps/referral/code', { token, body: {} })).value.code,
    takeBack: (placed) => voidBet(play, placed, { evenIfSettled: true }).then(() => undefined),
    fulfil: async ({ id }, { hasPhone } = { hasPhone: false }) => {
      if (!hasPhone) await provePhone(at.house, id);
      await at.fund(id, '1000');
      await bet(id, '1000');
      await settle();
    },
    close: async () => {
      await play.lanes.close();
      await at.close();
    },
  };
}
