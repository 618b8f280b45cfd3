import { seconds } from '@baize/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayer } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { reconcile } from '../../wallet/index.ts';
import { as, type CardHouse, openCardHouse, type Shown } from '../testing/card-house.ts';

let at: CardHouse;
let members = 0n;

beforeAll(async () => {
  at = await openCardHouse();
});

afterAll(async () => {
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

/** People at a table of their own without bots, in the order of their seats; nobody plays yet. */
async function sitTogether(count: number) {
  const people: { seat: number; call: ReturnType<typeof as> }[] = [];
  let tableId = '';
  let code: string | undefined;
  const join = async () => {
    members += 1n;
    await openPlayer(at.house, members, '1000');
    const call = as(at, `member:${members}`);
    const path = code ? `/tables/${tableId}/seat` : '/stakes/holdem-low/rooms';
    const { value } = await call.post(path, { code, buyIn: 100 });
    ({ tableId, code } = value);
    const one = { seat: value.mine.seat as number, call };
    people.push(one);
    return one;
  };
  for (let n = 0; n < count; n += 1) await join();
  const look = async (who = people[0]!): Promise<Shown> =>
    (await who.call.get(`/tables/${tableId}`)).value;
  const sitOut = (who: { call: ReturnType<typeof as> }, isOut: boolean) =>
    who.call.post(`/tables/${tableId}/sit-out`, { isOut });
  const outOf = async (who: { seat: number }) =>
    (await look()).players.find(({ seat }: Shown) => seat === who.seat).out;
  /** Everyone folds until the hand is over. */
  const foldOut = async () => {
    for (let moves = 0; moves < 9; moves += 1) {
      const { hand } = await look();
      if (hand?.phase !== 'playing') return;
      const { call } = people.find(({ seat }) => seat === hand.clocks[0].seat)!;
      const move = { action: 'fold' };
      await call.post(`/tables/${tableId}/act`, { handId: hand.handId, move });
      await at.pass(0);
    }
  };
  /** The next hand is dealt: who is in it, and who has which blind. */
  const nextHand = async () => {
    await foldOut();
    const before = (await look()).hand?.number ?? 0;
    for (let n = 0; n < 4; n += 1) {
      await at.pass(seconds(2));
      const { hand } = await look();
      if (hand && hand.number > before && hand.phase === 'playing') break;
    }
    const { hand } = await look();
    expect(hand.number).toBeGreaterThan(before);
    const posted = (word: string) =>
      hand.view.seats.find(({ last }: Shown) => last === word).seat as number;
    return { in: hand.seats as number[], big: posted('big-blind'), small: posted('small-blind') };
  };
  return { people, join, look, sitOut, outOf, foldOut, nextHand };
}

test(
  'whoever sits out while the big blind goes past them waits until it comes again',
  async () => {
    const { people, sitOut, outOf, foldOut, nextHand } = await sitTogether(4);
    const [a, b, c, d] = people as [Shown, Shown, Shown, Shown];
    const all = people.map(({ seat }) => seat);
    let hand = await nextHand();
    expect(hand.in).toEqual(all);
    while (hand.big !== b.seat) hand = await nextHand();
    await foldOut();
    await sitOut(c, true);

    await rule('it passes over them to the next, whom nobody spares it', async () => {
      expect(await nextHand()).toEqual({
        in: [a.seat, b.seat, d.seat],
        small: b.seat,
        big: d.seat,
      });
    });

    await rule('who is back is told that they wait for it, and so is everyone else', async () => {
      await foldOut();
      await sitOut(c, false);
      expect(await outOf(c)).toBe('blind');
      expect((await nextHand()).in).not.toContain(c.seat);
      expect((await nextHand()).in).not.toContain(c.seat);
      expect(await outOf(c)).toBeNull();
    });

    await rule('they are dealt in as it comes to them, and play on', async () => {
      expect(await nextHand()).toEqual({ in: all, small: b.seat, big: c.seat });
      expect(await nextHand()).toEqual({ in: all, small: c.seat, big: d.seat });
    });

    await rule('nor does the small one go past anybody for nothing', async () => {
      await foldOut();
      await sitOut(d, true);
      expect(await nextHand()).toEqual({
        in: [a.seat, b.seat, c.seat],
        small: c.seat,
        big: a.seat,
      });
      await foldOut();
      await sitOut(d, false);
      expect(await outOf(d)).toBe('blind');
    });
  },
  STORY_MS,
);

test(
  'whoever sits out while no blind goes past them is dealt in at once',
  async () => {
    const { people, sitOut, outOf, foldOut, nextHand } = await sitTogether(4);
    const [a, b] = people as [Shown, Shown];
    let hand = await nextHand();
    while (hand.big !== a.seat) hand = await nextHand();
    await foldOut();
    const other = people.find(({ seat }) => seat > b.seat + 1)!;
    await sitOut(other, true);
    expect((await nextHand()).in).not.toContain(other.seat);
    await sitOut(other, false);
    expect(await outOf(other)).toBeNull();
    expect((await nextHand()).in).toContain(other.seat);
  },
  STORY_MS,
);

test(
  'whoever sits down among those who play begins with the big blind',
  async () => {
    const { join, outOf, nextHand, people } = await sitTogether(2);
    await nextHand();
    const third = await join();
    expect([null, 'blind']).toContain(await outOf(third));
    let hand = await nextHand();
    for (let n = 0; n < 3 && !hand.in.includes(third.seat); n += 1) hand = await nextHand();
    expect(hand.in).toEqual(people.map(({ seat }) => seat));
    expect(hand.big).toBe(third.seat);
  },
  STORY_MS,
);

test(
  'two who are ready always play, whatever they have missed',
  async () => {
    const { people, sitOut, outOf, foldOut, nextHand } = await sitTogether(3);
    const [a, b, c] = people as [Shown, Shown, Shown];
    let hand = await nextHand();
    while (hand.big !== a.seat) hand = await nextHand();
    await foldOut();
    await sitOut(b, true);
    expect((await nextHand()).in).toEqual([a.seat, c.seat]);
    await foldOut();
    await sitOut(b, false);
    await sitOut(c, true);
    // One who missed the big blind, and one who did not.
    expect(await outOf(b)).toBeNull();
    expect((await nextHand()).in).toEqual([a.seat, b.seat]);
    await foldOut();
    for (const one of people) await sitOut(one, true);
    for (const one of [b, c]) await sitOut(one, false);
    expect((await nextHand()).in).toEqual([b.seat, c.seat]);
  },
  STORY_MS,
);

test(
  'somebody alone among bots plays at once',
  async () => {
    await openPlayer(at.house, 90n, '1000');
    const alone = as(at, 'member:90');
    const { tableId, mine } = (await alone.post('/stakes/holdem-micro/seat')).value;
    await at.pass(seconds(5));
    await at.pass(seconds(2));
    const { hand } = (await alone.get(`/tables/${tableId}`)).value;
    expect(hand.seats).toContain(mine.seat);
    expect(hand.seats).toHaveLength(4);
    await alone.post(`/tables/${tableId}/leave`);
    for (let n = 0; n < 6; n += 1) await at.pass(seconds(10));
  },
  STORY_MS,
);
