import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, openPeople, type People } from '../../../testing/people.ts';
import { findMember } from '../../members/index.ts';
import { accountsOf, reconcile } from '../../wallet/index.ts';
import { retireGuests } from './retire-trials.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());

async function newGuest(): Promise<{ id: bigint; token: string }> {
  const { value } = await people.ask('POST', '/wps/session/login/freeplay', { body: {} });
  return { id: BigInt(value.id), token: value.token };
}

const rowsOf = (table: 'sessions' | 'sign_ins' | 'known_places' | 'credentials', id: bigint) =>
  people.house.db.selectFrom(table).select('member_id').where('member_id', '=', id).execute();

test('a guest of two days is retired: nothing tells who it was, and the books still balance', async () => {
  const old = await newGuest();
  const member = await people.register();
  const before = await accountsOf(people.house.db, old.id);
  expect(before.length).toBeGreaterThan(0);
  people.advance(2 * DAY + HOUR);
  const young = await newGuest();
  await retireGuests(people.house);

  expect(await findMember(people.house.db, old.id)).toMatchObject({ freeze_reason: 'retired' });
  for (const table of ['sessions', 'sign_ins', 'known_places', 'credentials'] as const) {
    expect(await rowsOf(table, old.id), table).toEqual([]);
  }
  expect(await accountsOf(people.house.db, old.id)).toEqual(before);
  expect((await reconcile(people.serveUrl)).fault).toBeNull();

  const still = await people.ask('GET', '/wps/member/info', { token: young.token });
  expect(still).toMatchObject({ success: true });
  expect((await findMember(people.house.db, young.id))!.frozen_at).toBeNull();
  expect((await findMember(people.house.db, member.id))!.frozen_at).toBeNull();
});
