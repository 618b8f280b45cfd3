import type { Contributed, Contributions } from '../platform/domain.ts';
import type { House } from '../platform/house.ts';

/** Lets a test stand in for a domain above: what it contributes comes after what is there. */
export function contribute<Name extends keyof Contributions>(
  house: House,
  name: Name,
  ...more: Contributions[Name][]
): void {
  const before = house.contributed;
  house.contributed = ((asked: keyof Contributions) =>
    asked === name ? [...before(name), ...more] : before(asked)) as Contributed;
}
