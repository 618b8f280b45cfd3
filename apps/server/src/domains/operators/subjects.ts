import type { House } from '../../platform/house.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** What people call the things that the log and the requests are about. */
    subjectNames: SubjectNames;
  }
}

export type SubjectNames = {
  /** What stands before the colon of a subject: `member`. */
  of: string;
  /** Names by what stands behind it; what has no name, or is gone, is left out. */
  names(house: House, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** What each of these subjects is called; null for one that has only its number. */
export async function namesOfSubjects(
  house: House,
  subjects: readonly string[],
): Promise<(subject: string) => string | null> {
  const found = new Map<string, string>();
  await Promise.all(
    house.contributed('subjectNames').map(async ({ of, names }) => {
      const ids = new Set(subjects.flatMap((subject) => idWithin(of, subject) ?? []));
      if (ids.size === 0) return;
      for (const [id, name] of await names(house, [...ids])) found.set(`${of}:${id}`, name);
    }),
  );
  return (subject) => found.get(subject) ?? null;
}

function idWithin(of: string, subject: string): string | undefined {
  return subject.startsWith(`${of}:`) ? subject.slice(of.length + 1) : undefined;
}

/** For things that are known by their number: only those are asked for. */
export function namesByNumber(
  read: (house: House, ids: bigint[]) => Promise<ReadonlyMap<bigint, string>>,
): SubjectNames['names'] {
  return async (house, ids) => {
    const numbers = ids.filter((id) => /^\d{1,18}$/.test(id)).map(BigInt);
    if (numbers.length === 0) return new Map();
    const names = await read(house, numbers);
    return new Map([...names].map(([id, name]) => [String(id), name]));
  };
}
