import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What makes the portal an app: its manifest, and the service worker with the files of the first view. */
export function installable(): PluginOption {
  const plugins: unknown = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    injectRegister: false,
    injectManifest: {
      // Only what the page needs to say that the line is down; the rest is kept as it is used.
      globPatterns: [
        'index.html',
        'boot.js',
        'assets/{index,react,vendor,shell}-*.{js,css}',
        'art/state/offline-*.svg',
      ],
    },
    manifest: {
      id: '/',
      name: 'Baize',
      short_name: 'Baize',
      description: 'A lit table, a fair deal, your money in plain figures.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#0a1210',
      theme_color: '#0a1210',
      categories: ['games', 'entertainment'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
  });
  // It is typed by a Vite of its own, which differs from ours by a patch.
  return plugins as PluginOption;
}
