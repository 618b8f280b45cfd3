import { contentAnnouncements } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import type { Announcements } from '../../../shared/service/announcements.ts';
import { session } from '../../../shared/session/session.ts';

/** Notes for whoever is logged in that they have read an announcement; the mark shows at once. */
export function useMarkRead(): (id: string) => void {
  const cache = useQueryClient();
  return useCallback(
    (id) => {
      if (!session.token()) return;
      cache.setQueriesData<Announcements>({ queryKey: ['content', 'announcements'] }, (shown) =>
        shown ? withMark(shown, id) : shown,
      );
      // A mark that did not reach the house is made at the next look.
      void ask(contentAnnouncements.markRead, { id }).catch(() => undefined);
    },
    [cache],
  );
}

function withMark(shown: Announcements, id: string): Announcements {
  const marked = <Item extends { id: string; isRead: boolean }>(items: Item[]): Item[] =>
    items.map((item) => (item.id === id ? { ...item, isRead: true } : item));
  return {
    ...shown,
    player: marked(shown.player),
    popup: marked(shown.popup),
    promotion: marked(shown.promotion),
    headline: marked(shown.headline),
    agent: marked(shown.agent),
  };
}
