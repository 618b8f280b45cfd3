import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen.ts';
import { isHomePage } from './page-keys.ts';

export function createHouseRouter() {
  return createRouter({
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
