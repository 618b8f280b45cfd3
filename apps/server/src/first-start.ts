import { fillDemo } from './demo/index.ts';
import { openFirstAdmin } from './domains/operators/index.ts';
import type { House } from './platform/house.ts';

/** Makes a new house usable, and says how to get in. */
export async function furnish(house: House): Promise<string[]> {
  if (house.config.profile === 'production') return firstAdmin(house);
  const { operators, members, password } = await fillDemo(house);
  return [
    `  Accounts, all with the password ${password}:`,
    `    members    ${members.join(', ')}  (changer: 123456)`,
    `    operators  ${operators.join(', ')}  (console)`,
  ];
}

/** Said once, at the very first start, and kept nowhere. */
async function firstAdmin(house: House): Promise<string[]> {
  const opened = await openFirstAdmin(house);
  if (!opened) return [];
  return [
    `  First operator: admin, password ${opened.password} (to be changed at the first login)`,
  ];
}
