import type { Role } from '@baize/contract';
import { openFirstOperators } from '../domains/operators/index.ts';
import type { House } from '../platform/house.ts';

export const DEMO_PASSWORD = 'Baize-demo-1';

const staff: [username: string, name: string, role: Role][] = [
  ['admin', 'Ada Admin', 'admin'],
  ['admin2', 'Abe Admin', 'admin'],
  ['finance', 'Fay Finance', 'finance'],
  ['finance2', 'Finn Finance', 'finance'],
  ['risk', 'Rita Risk', 'risk'],
  ['support', 'Sam Support', 'support'],
  ['content', 'Cora Content', 'content'],
];

/** The demo's operators: two of a kind where a second person is needed. */
export async function fillOperators(house: House): Promise<string[]> {
  const operators = staff.map(([username, name, role]) => ({
    username,
    name,
    email: `${username}@staff.example`,
    roles: [role],
    password: DEMO_PASSWORD,
    needsPasswordChange: false,
  }));
  // A demo is walked through in one browser: its accounts count as one person's for an hour, not a week.
  await openFirstOperators(house, operators, 1);
  return staff.map(([username]) => username);
}
