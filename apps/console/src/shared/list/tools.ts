import type { Right } from '@baize/contract';
import { useMemo } from 'react';
import { useMe } from '../session/use-me.ts';
import { useBrand } from '../session/use-status.ts';
import type { Times } from '../times.ts';
import { type Text, useText } from '../use-text.ts';
import { useTimes } from '../use-times.ts';

/** What cells and filters are written with: words, times, the brand's currency, and one's rights. */
export type Tools<Data = unknown> = {
  text: Text;
  times: Times;
  currency: string;
  may: (right: Right) => boolean;
  /** What the list read beside its rows. */
  data: Data;
};

export function useTools<Data>(data: Data): Tools<Data> {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const { rights } = useMe();
  return useMemo(
    () => ({ text, times, currency, data, may: (right) => rights.includes(right) }),
    [text, times, currency, data, rights],
  );
}
