import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen.ts';
import { isHomePage } from './page-keys.ts';

/** On the server there is no address bar, and the history is given. */
export function createHouseRouter(history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    // Several names lead home, and the address keeps the one that was typed.
    rewrite: {
      input: ({ url }) => {
        if (isHomePage(url.pathname)) url.pathname = '/';
        return url;
      },
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHouseRouter>;
  }
}
