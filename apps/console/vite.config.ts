import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { words } from '../../scripts/vite-words.mjs';

const server = process.env.BAIZE_SERVER ?? 'http://127.0.0.1:8080';

const SHARED = ['ui', 'system', 'lottery', 'tickets'];

export default defineConfig({
  base: '/console/',
  plugins: [
    react(),
    tailwindcss(),
    // Of the portal's words, `system` stands in the preview of its maintenance page, and plays of
    // lotteries are called here what players call them.
    words((domain) => domain.startsWith('console-') || SHARED.includes(domain)),
  ],
  // The host stays as the browser named it, or a call would seem to come from another site.
  server: { port: 5174, proxy: { '^/(wps|ops|test)/': { target: server } } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
          ],
        },
      },
    },
  },
});
