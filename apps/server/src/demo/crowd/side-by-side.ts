import { groupBy } from '../../platform/lists/group-by.ts';

/** As many as the database has work for, and far fewer than it has connections. */
const AT_ONCE = 8;

/** Does what many people do side by side, some at a time; what one does stays in its order. */
export async function sideBySide<Deed>(
  deeds: Iterable<Deed>,
  whose: (deed: Deed) => unknown,
  work: (deed: Deed) => Promise<unknown>,
): Promise<void> {
  const waiting = [...groupBy(deeds, whose).values()];
  const doNext = async () => {
    for (let own = waiting.shift(); own; own = waiting.shift()) {
      for (const deed of own) await work(deed);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, doNext));
}
