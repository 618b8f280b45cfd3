import type { Write } from '../../wallet/index.ts';
import type { LaneConnection } from './lane-connection.ts';

/**
 * What another domain decides in the same transaction as bets: it reads a page of its own under the
 * lock, its orders write on that page, and what is written on it is saved before the commit. An order
 * brings its companion with it, so a batch of plain bets pays nothing for it.
 */
export type Companion<Subject, Page> = {
  /** Reads what the orders of this batch are about; `at` is the instant by which all of it is judged. */
  openPage(connection: LaneConnection, subjects: readonly Subject[], at: Date): Promise<Page>;
  /** What the page comes to, as statements. */
  writesOf(page: Page, at: Date): Write[];
};

type AnyCompanion = Companion<unknown, unknown>;

/** An order's part in the work of a companion. */
export type Accompanied = { companion: AnyCompanion; subject: unknown };

export type Pages = ReadonlyMap<AnyCompanion, unknown>;

/** The companion's page of a batch: it is there for every order that brought the companion. */
export function pageOf<Subject, Page>(
  { pages }: { pages: Pages },
  companion: Companion<Subject, Page>,
): Page {
  return pages.get(companion) as Page;
}

export async function openPages(
  connection: LaneConnection,
  orders: readonly { accompanied?: Accompanied | readonly Accompanied[] | undefined }[],
  at: Date,
): Promise<Pages> {
  const subjects = new Map<AnyCompanion, unknown[]>();
  for (const { accompanied } of orders) {
    if (!accompanied) continue;
    for (const { companion, subject } of [accompanied].flat()) {
      const known = subjects.get(companion);
      if (known) known.push(subject);
      else subjects.set(companion, [subject]);
    }
  }
  const pages = new Map<AnyCompanion, unknown>();
  for (const [companion, theirs] of subjects) {
    pages.set(companion, await companion.openPage(connection, theirs, at));
  }
  return pages;
}

export function writesOfPages(pages: Pages, at: Date): Write[] {
  return [...pages].flatMap(([companion, page]) => companion.writesOf(page, at));
}
