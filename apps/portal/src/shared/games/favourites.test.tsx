// @vitest-environment happy-dom

import { IntlProvider } from '@baize/web/intl.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { notices } from '../pages/notice.ts';
import { overlay } from '../pages/overlay.ts';
import { session } from '../session/session.ts';
import { FavouritesProvider, favouriteIdsQuery, useFavourite } from './favourites.tsx';

const noWords = {};
const game = { nodeId: 7, vassalage: 'BAIZE', gameType: 'RNG' };
const whitelabel = { modId: 'GAMELOFAV3', enabled: '1', childrenNodes: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.end();
  overlay.close();
  notices.clear();
});

/** A tile's heart before a house that answers every turn with one answer. */
function showHeart(answer: object, status = 200) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(answer), { status }));
  vi.stubGlobal('fetch', fetch);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(['system', 'status'], { info: { whitelabel } });
  cache.setQueryData(favouriteIdsQuery.queryKey, ['1']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <IntlProvider locale="en" messages={noWords}>
        <FavouritesProvider>{children}</FavouritesProvider>
      </IntlProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useFavourite(game), { wrapper });
  return { fetch, cache, heart: result };
}

const done = { success: true, value: null, message: '' };

test('the heart turns at once; a second press within a second is dropped', async () => {
  session.begin({ token: 't', kind: 'member' });
  const { fetch, heart } = showHeart(done);
  // Both before anything is waited for: on a busy machine a second is soon over.
  act(() => heart.current.toggle());
  act(() => heart.current.toggle());
  await waitFor(() => expect(heart.current.isFavourite).toBe(true));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(heart.current.isFavourite).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a refused turn is turned back, and said', async () => {
  session.begin({ token: 't', kind: 'member' });
  const refused = { success: false, value: null, message: 'No more', errorCode: 'x' };
  const { cache, heart } = showHeart(refused, 409);
  act(() => heart.current.toggle());
  await waitFor(() => expect(notices.waiting()[0]?.title).toBe('No more'));
  expect(cache.getQueryData(favouriteIdsQuery.queryKey)).toEqual(['1']);
});

test('a visitor is asked to log in, and nothing is sent', () => {
  const { fetch, heart } = showHeart(done);
  act(() => heart.current.toggle());
  expect(overlay.current()?.name).toBe('login');
  expect(fetch).not.toHaveBeenCalled();
});
