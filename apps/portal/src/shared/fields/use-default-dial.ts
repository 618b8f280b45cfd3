import { useEffect } from 'react';
import { useSignInOptions } from '../session/sign-in-options.ts';

/** The brand's own country is chosen until someone chooses another. */
export function useDefaultDial(chosen: string, choose: (dial: string) => void): void {
  const dial = useSignInOptions()?.defaultDiallingCode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the brand's facts sets it
  useEffect(() => {
    if (dial && !chosen) choose(dial);
  }, [dial]);
}
