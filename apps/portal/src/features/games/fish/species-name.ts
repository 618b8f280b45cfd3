import type { SpeciesCode } from '@baize/games';
import { useCallback } from 'react';
import { useText } from '../../../shared/words/use-text.ts';

/** What a fish is called. */
export function useSpeciesName(): (code: SpeciesCode) => string {
  const text = useText();
  return useCallback((code) => text(`fish.species.${code}`), [text]);
}
