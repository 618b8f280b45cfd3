import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { showLook } from '../shared/look.ts';
import { statusQuery } from '../shared/use-status.ts';

/** The operator's look, as the status tells it: there before anything is seen, and anew when it changes. */
export function useLook(): void {
  const look = useQuery(statusQuery).data?.info.theme;
  useLayoutEffect(() => {
    if (look) showLook(look);
  }, [look]);
}
