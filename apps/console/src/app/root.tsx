import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { placeHere } from '../shared/session/place.ts';
import { session } from '../shared/session/session.ts';
import { useText } from '../shared/use-text.ts';

export function Root() {
  useDocumentTitle();
  useSessionEnd();
  return <Outlet />;
}

/** However a session ends, one stands at the login, and comes back to where one was. */
function useSessionEnd() {
  const router = useRouter();
  const cache = useQueryClient();
  useEffect(
    () =>
      session.onEnd((why) => {
        const back = why === 'left' ? undefined : placeHere();
        void router
          .navigate({ to: '/login', search: { why, ...(back && { back }) }, ignoreBlocker: true })
          .then(() => cache.clear());
      }),
    [router, cache],
  );
}

function useDocumentTitle() {
  const text = useText();
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${text(title)} – ${text('console.name')}` : text('console.name');
  }, [title, text]);
}
