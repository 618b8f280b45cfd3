import { useEffect } from 'react';
import { useBrand } from '../../shared/brand/use-status.ts';

/** The name of what is read stands in the tab too, for as long as it is read. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useBrand();
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
