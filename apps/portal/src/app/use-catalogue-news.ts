import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CATALOGUE_KEY } from '../shared/games/lanes.ts';

/** What operators change about games is seen without loading the page anew. */
export function useCatalogueNews(): void {
  const cache = useQueryClient();
  const hear = useCallback(
    (event?: SocketEvent) => {
      const isOther = event?.kind !== undefined && event.part !== 'catalogue';
      if (!isOther) void cache.invalidateQueries({ queryKey: [CATALOGUE_KEY] });
    },
    [cache],
  );
  useTopic('system', hear);
}
