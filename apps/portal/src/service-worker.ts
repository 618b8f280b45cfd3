/// <reference lib="webworker" />
import { isKept, isPage, readPush } from './service-worker-rules.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

const CACHE = 'baize-shell';
const SHELL = '/index.html';
const ICON = '/icons/icon-192.png';

/** The files of this build that the first view needs; a changed one makes this a new worker. */
const files = self.__WB_MANIFEST.map(
  (entry) => `/${typeof entry === 'string' ? entry : entry.url}`,
);

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles(files));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld());
});

self.addEventListener('message', ({ data, origin }) => {
  if (origin !== self.location.origin) return;
  if (data?.type === 'take over') void self.skipWaiting();
  if (data?.type === 'keep') void cacheFiles((data.files as string[]).filter(isKept));
});

/** What the house tells this browser; words that cannot be read are not shown. */
self.addEventListener('push', (event) => {
  const said = readPush(event.data?.text());
  if (!said) return;
  const { title, text, url, tag, language } = said;
  const shown = { body: text, tag, data: { url }, icon: ICON, badge: ICON, lang: language };
  event.waitUntil(self.registration.showNotification(title, { ...shown, dir: 'auto' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data?.url ?? '/')));
});

/** Whatever is not named here goes to the network as if nobody stood between. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request));
    return;
  }
  if (isKept(pathname)) event.respondWith(file(request, pathname));
});

/** A page of ours that is open goes there; else a new one is opened. */
async function openPage(url: string): Promise<void> {
  const target = new URL(url, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  const led = await open?.navigate(target.href).catch(() => null);
  if (led) await led.focus();
  else await self.clients.openWindow(target.href);
}

/** The house's own page while it can be reached; else the shell, which says that it cannot. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (shell) return shell;
    throw error;
  }
}

/** A name with a hash never means other bytes; other names are asked for first. */
async function file(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname);
  if (kept && pathname.startsWith('/assets/')) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(CACHE)).put(pathname, fresh.clone());
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    paths.map(async (path) => {
      if (path.startsWith('/assets/') && (await cache.match(path))) return;
      const response = await fetch(path, { cache: 'no-cache' });
      if (response.ok) await cache.put(path, response);
    }),
  );
}

const MAX_CACHED = 400;

/** What older builds left behind goes once it is much; what this one still loads comes back by itself. */
async function dropOld(): Promise<void> {
  const cache = await caches.open(CACHE);
  const all = await cache.keys();
  const old = all.filter((request) => !files.includes(new URL(request.url).pathname));
  if (all.length > MAX_CACHED) await Promise.all(old.map((request) => cache.delete(request)));
}
