import { useEffect } from 'react';
import { brandOf, useStatusPart } from '../shared/brand/use-status.ts';

export function useDocumentTitle(): void {
  const name = useStatusPart(brandOf)?.name;
  useEffect(() => {
    if (name) document.title = name;
  }, [name]);
}
