import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBrand } from '../brand/use-status.ts';
import { useLanguage } from '../words/use-language.tsx';
import { type Lane, lanesQuery } from './lanes.ts';
import { OWN_VENDOR } from './own-vendor.ts';

/** The house's own games carry the brand's name; others that of their vendor. */
export function useVendorName(code: string): string {
  const { language } = useLanguage();
  const { name } = useBrand();
  const select = useCallback((lanes: Lane[]) => nameIn(lanes, code), [code]);
  const vendor = useQuery({ ...lanesQuery(language), select }).data;
  return code === OWN_VENDOR ? name : (vendor ?? code);
}

function nameIn(lanes: Lane[], code: string): string | undefined {
  return lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === code)
    ?.displayName;
}
