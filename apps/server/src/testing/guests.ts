import { openAccountFor } from '../domains/identity/index.ts';
import { findByUsername, MEMBER, type Member } from '../domains/members/index.ts';
import type { TestOperators } from './operators.ts';

const PASSWORD = 'Baize-demo-1';

export type Guest = { member: Member; token: string };

/** A member of a kind, under whom one likes, signed in. */
export async function openGuest(
  desk: TestOperators,
  username: string,
  { type = MEMBER, upline }: { type?: number; upline?: Member } = {},
): Promise<Guest> {
  await openAccountFor(desk.house, {
    username,
    type,
    upline: upline ?? null,
    password: PASSWORD,
    paymentPassword: '246810',
    rebates: {},
  });
  const { value } = await desk.ask('POST', '/wps/session/login', {
    body: { username, password: PASSWORD },
  });
  return { member: (await findByUsername(desk.house.db, username))!, token: value.token };
}

/** A trial member's token. */
export async function openTrial(desk: TestOperators): Promise<string> {
  const { value } = await desk.ask('POST', '/wps/session/login/freeplay', { body: {} });
  return value.token;
}
