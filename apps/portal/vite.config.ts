import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { words } from '../../scripts/vite-words.mjs';
import { installable } from './app-plugin.ts';
import { bootScript } from './boot-plugin.ts';

const server = process.env.BAIZE_SERVER ?? 'http://127.0.0.1:8080';
const ownCalls = [
  '/wps',
  '/lgw',
  '/lotto',
  '/test',
  '/healthz',
  '/readyz',
  '/art/tile',
  '/art/vendor',
  '/art/medal',
  '/art/good',
];

/** The looks of the shell are in every page already. */
const LATE_LOOKS = /(?<!\/shell-[\w-]+)\.css$/;

const first = (priority: number) => ({ tags: ['$initial' as const], priority });

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    words(),
    bootScript(),
    ...(isSsrBuild ? [] : [installable()]),
  ],
  server: {
    port: 5173,
    proxy: {
      // The host stays as the browser named it, or a call would seem to come from another site.
      ...Object.fromEntries(ownCalls.map((path) => [path, { target: server }])),
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    // The stylesheet and the fonts are shared by every page; small pictures are not worth a data URI.
    assetsInlineLimit: 0,
    // The list of what each late part needs would weigh more in every first view than it saves later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => LATE_LOOKS.test(file)),
    },
    rolldownOptions: {
      // Shapes of calls the first view does not make would otherwise stay, since building them could have effects.
      treeshake: {
        moduleSideEffects: [{ test: /\/packages\/(contract|money|i18n)\//, sideEffects: false }],
      },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            // What every visit needs comes in three files, each a short task; what few need stays apart.
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, ...first(3) },
              { name: 'vendor', test: /node_modules\//, ...first(2) },
              { name: 'shell', ...first(1) },
            ],
          },
        },
      }),
    },
  },
}));
