import { readStored, writeStored } from '../brand/stored.ts';

const DAY_MS = 86_400_000;

/** The cookie that remembers a member cannot be seen from here; this says whether asking is worth it. */
export const remembered = {
  begin: (): void => writeStored('remembered', String(Date.now() + DAY_MS)),
  end: (): void => writeStored('remembered', ''),
  isLikely: (): boolean => Number(readStored('remembered') ?? 0) > Date.now(),
};
