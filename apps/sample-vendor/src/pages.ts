import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

const folder = new URL('../page/', import.meta.url);

const TYPES: Record<string, string> = {
  '/play': 'text/html; charset=utf-8',
  '/play.css': 'text/css; charset=utf-8',
  '/play.js': 'text/javascript; charset=utf-8',
};

/** The game's page: it loads from here, speaks to here, and may stand in anybody's frame. */
export function sendPage(path: string, response: ServerResponse): boolean {
  const type = TYPES[path];
  if (!type) return false;
  const file = path === '/play' ? 'play.html' : path.slice(1);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'",
  });
  response.end(readFileSync(new URL(file, folder)));
  return true;
}
