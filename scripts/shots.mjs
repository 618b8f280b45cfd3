import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { orStop, root } from './child.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * Screenshots of every page, for a person to look at: `npm run shots [-- part of a name]`.
 * They lie in .shots, named page-width-theme-language.
 */
const WIDTHS = [1440, 820, 390];
const THEMES = ['dark', 'light'];
const LANGUAGES = ['EN', 'AR'];
const PASSWORD = 'Baize-demo-1';

/** A page, and who looks at it. */
const PAGES = {
  home: { path: '/' },
  login: { path: '/login' },
  register: { path: '/register' },
  help: { path: '/help' },
  promotions: { path: '/promotions' },
  'points-mall': { path: '/pointMall' },
  sports: { path: '/sports' },
  rng: { path: '/rng' },
  live: { path: '/live' },
  favourites: { path: '/favorite' },
  agent: { path: '/agent' },
  'not-found': { path: '/nowhere' },
  'home-member': { path: '/', as: 'player1', kind: 'member' },
  member: { path: '/member', as: 'player1', kind: 'member' },
  'agent-home': { path: '/agentHome', as: 'agenta', kind: 'agent' },
  console: { path: '/console/' },
  'console-home': { path: '/console/', operator: 'admin' },
};

const only = process.argv[2] ?? '';
process.chdir(root);
await orStop(ensureInstalled);
const executablePath = await orStop(ensureBrowser);
await orStop(build);
const dataDir = mkdtempSync(join(tmpdir(), 'baize-shots-'));
const server = await startServer(dataDir);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
mkdirSync('.shots', { recursive: true });
try {
  for (const [name, page] of Object.entries(PAGES)) {
    if (name.includes(only)) await shootAll(name, page);
  }
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function shootAll(name, page) {
  const token = await tokenFor(page);
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      for (const language of LANGUAGES) {
        const file = `.shots/${name}-${width}-${theme}-${language.toLowerCase()}.png`;
        await shoot({ page, token, width, theme, language, file });
        console.log(file);
      }
    }
  }
}

async function shoot({ page, token, width, theme, language, file }) {
  const height = width === 390 ? 844 : 900;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([theme, language, token, kind]) => {
      localStorage.setItem('baize.theme', theme);
      localStorage.setItem('baize.language', language);
      localStorage.setItem('baize.console.theme', theme);
      if (token && kind) sessionStorage.setItem('baize.session', JSON.stringify({ token, kind }));
      if (token && !kind) sessionStorage.setItem('baize.console.token', token);
    },
    [theme, language, token, page.kind],
  );
  const tab = await context.newPage();
  await tab.goto(`${server.url}${page.path}`, { waitUntil: 'networkidle' }).catch(() => {});
  await sleep(600);
  await tab.screenshot({ path: file });
  await context.close();
}

async function tokenFor({ as, operator }) {
  if (!as && !operator) return undefined;
  const path = as ? '/wps/session/login' : '/ops/session/login';
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: as ?? operator, password: PASSWORD }),
  });
  return (await answer.json()).value.token;
}

async function startServer(data) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), BAIZE_DATA: data, BAIZE_PROFILE: 'test' };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { env, stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { child, url };
    await sleep(100);
  }
  throw new Error('The server did not start');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
