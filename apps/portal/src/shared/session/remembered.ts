import { days } from '@baize/calendar';
import { readStored, writeStored } from '../brand/stored.ts';

/** The cookie that remembers a member cannot be seen from here; this says whether asking is worth it. */
export const remembered = {
  begin: (): void => writeStored('remembered', String(Date.now() + days(1))),
  end: (): void => writeStored('remembered', ''),
  isLikely: (): boolean => Number(readStored('remembered') ?? 0) > Date.now(),
};
