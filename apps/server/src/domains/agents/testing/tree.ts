import { money } from '@baize/money';
import { begin } from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { openPlayersHouse } from '../../../testing/players.ts';
import { AGENT, createMember, MEMBER, type Member } from '../../members/index.ts';
import { post } from '../../wallet/index.ts';

export type Tree = TestHouse & {
  id(name: string): bigint;
  path(name: string): string;
  /** The token of someone, as a caller. */
  token(name: string): string;
};

/** A house with a tree of agents: who stands under whom, uplines first; each holds 10,000.00. */
export async function openTree(uplines: Record<string, string | null>): Promise<Tree> {
  const test = await openPlayersHouse();
  const people = new Map<string, Member>();
  const at = test.house.clock.now();
  await begin(test.house.db, async (tx) => {
    for (const [name, upline] of Object.entries(uplines)) {
      const type = name.startsWith('player') ? MEMBER : AGENT;
      const person = { username: `tree${name}`, type, language: 'EN' as const };
      const above = upline === null ? null : people.get(upline)!;
      const member = await createMember(test.house, tx, { ...person, upline: above });
      people.set(name, member);
      const cash = { memberId: member.id, purpose: 'cash', currency: 'USD' } as const;
      const opening = { counter: 'adjustments', reason: 'ADJUST_ADD', key: '#opening' } as const;
      await post(tx, [{ ...cash, ...opening, amount: money('10000') }], at);
    }
  });
  const of = (name: string) => people.get(name)!;
  return {
    ...test,
    id: (name) => of(name).id,
    path: (name) => of(name).path,
    token: (name) => `${of(name).type === MEMBER ? 'member' : 'agent'}:${of(name).id}`,
  };
}
