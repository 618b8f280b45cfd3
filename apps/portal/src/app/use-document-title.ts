import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusQuery } from '../shared/use-status.ts';

export function useDocumentTitle(): void {
  const name = useQuery(statusQuery).data?.info.brand.name;
  useEffect(() => {
    if (name) document.title = name;
  }, [name]);
}
