import type { Language } from '@baize/contract';
import { useEffect } from 'react';
import { brandOf, useStatusPart } from '../brand/use-status.ts';
import { detectLanguage, storedLanguage } from './language.ts';
import { useLanguage, wordedLanguages } from './use-language.tsx';

/** What the brand offers, of what has words. */
export function useOfferedLanguages(): Language[] {
  const brand = useStatusPart(brandOf);
  const offered = wordedLanguages.filter((code) => !brand || brand.languages.includes(code));
  return offered.length > 0 ? offered : ['EN'];
}

/** A visitor whose language the brand does not offer hears the brand's own. */
export function useBrandLanguage(): void {
  const brand = useStatusPart(brandOf);
  const { language, follow } = useLanguage();
  const offered = useOfferedLanguages();
  const fallback = offered.find((code) => code === brand?.defaultLanguage) ?? offered[0]!;
  const isForeign = brand !== undefined && !offered.includes(language);
  const preferred = typeof navigator === 'undefined' ? '' : (navigator.languages?.join() ?? '');
  const isUnknown =
    brand !== undefined && storedLanguage() === null && !speaksAny(offered, preferred);
  useEffect(() => {
    if (isForeign || isUnknown) void follow(fallback);
  }, [isForeign, isUnknown, fallback, follow]);
}

function speaksAny(offered: readonly Language[], preferred: string): boolean {
  return detectLanguage(offered, null, preferred.split(',')) !== undefined;
}
