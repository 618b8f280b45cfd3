import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { words } from '../../scripts/vite-words.mjs';

const server = process.env.BAIZE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/console/',
  plugins: [
    react(),
    tailwindcss(),
    // The portal's own words of `system` are shown in the preview of its maintenance page.
    words((domain) => domain.startsWith('console-') || ['ui', 'system'].includes(domain)),
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
