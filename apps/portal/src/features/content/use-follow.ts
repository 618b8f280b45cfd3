import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { overlay } from '../../shared/pages/overlay.ts';
import { chatOf, openChat } from '../../shared/service/open-chat.ts';

/** Goes to an address of the house without loading it anew; what lay over the page goes away. */
export function useFollow(): (href: string) => void {
  const router = useRouter();
  return useCallback(
    (href) => {
      const chat = chatOf(href);
      if (chat) return openChat(chat);
      overlay.close();
      // The links of messages are counted by the server, which says where they lead.
      if (href.startsWith('/wps/')) return window.location.assign(href);
      router.history.push(href);
    },
    [router],
  );
}
