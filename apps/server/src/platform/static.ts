import { existsSync, readdirSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './edge/unknown.ts';
import { artKeeping, sendDrawn } from './static/drawn.ts';
import { openFirstView, type PlaceOf } from './static/first-view.ts';
import { notBuiltPage } from './static/not-built.ts';
import { openPackedFiles } from './static/packed-files.ts';
import { isPortalPage } from './static/pages.ts';

/** Where the built front ends lie. */
export type Screens = { portal: string; console: string };

/** A built front end: only the files listed when it was built exist, so no path leads elsewhere. */
type Site = {
  folder: string;
  /** Which build this is. */
  build: string;
  files: Set<string>;
  sendPacked: ReturnType<typeof openPackedFiles>;
};

/** Serves the portal at / and the operators' console at /console. */
export async function openScreens(
  app: FastifyInstance,
  { placeOf = () => '', ...screens }: Partial<Screens> & { placeOf?: PlaceOf } = {},
) {
  const built = { ...builtScreens(), ...screens };
  await app.register(fastifyStatic, { root: dirname(built.portal), serve: false });
  const openLobby = () => openFirstView(app, built.portal, placeOf);
  const portal = followBuild(built.portal, (site) => ({ site, drawLobby: openLobby() }));
  const operators = followBuild(built.console, (site) => ({ site }));

  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const path = decoded(pathOf(request));
    if (path === undefined) return notFound(reply);
    if (path === '/console' || path.startsWith('/console/')) {
      return answer(reply, operators().site, path.slice('/console'.length), () => true);
    }
    const { site, drawLobby } = portal();
    const drawn = drawLobby(request, reply, path);
    if (drawn === true) return reply;
    return answerOther(request, reply, { site, path, drawn });
  };

  async function answerOther(
    request: FastifyRequest,
    reply: FastifyReply,
    { site, path, drawn }: { site: Site; path: string; drawn: boolean | Promise<boolean> },
  ): Promise<unknown> {
    if (drawn !== false && (await isDrawn(request, drawn))) return reply;
    if (!site.files.has(path) && (await sendDrawn(request, reply, path))) return reply;
    return answer(reply, site, path, isPortalPage);
  }

  /** A lobby that cannot be drawn is drawn by the browser. */
  async function isDrawn(request: FastifyRequest, drawn: boolean | Promise<boolean>) {
    try {
      return await drawn;
    } catch (err) {
      request.log.error({ err }, 'the first view was not drawn');
      return false;
    }
  }
}

const SHELL = '/index.html';
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const LOOKS_LIKE_FILE = /\.[a-z0-9]{1,8}$/i;

function answer(reply: FastifyReply, site: Site, path: string, isPage: (path: string) => boolean) {
  if (path !== SHELL && site.files.has(path)) return sendFile(reply, site, path);
  if (path !== SHELL && LOOKS_LIKE_FILE.test(path)) {
    return notFound(reply);
  }
  if (!site.files.has(SHELL)) return notBuilt(reply);
  return sendFile(reply.code(isPage(path) ? 200 : 404), site, SHELL);
}

function notBuilt(reply: FastifyReply) {
  return reply.code(503).type('text/html').send(notBuiltPage);
}

function notFound(reply: FastifyReply) {
  return reply.code(404).type('text/plain').send('Not found');
}

/** A hash in the name never means other bytes; a picture is drawn from its name, and rarely anew. */
function keeping(path: string, url: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return path.startsWith('/art/') ? artKeeping(url) : 'no-cache';
}

async function sendFile(reply: FastifyReply, { folder, sendPacked }: Site, path: string) {
  reply.header('cache-control', keeping(path, reply.request.url));
  try {
    if (await sendPacked(reply, path)) return reply;
    await access(join(folder, path));
  } catch (error) {
    if (!isGone(error)) throw error;
    // Replaced by a newer build while this server runs.
    reply.header('cache-control', 'no-store');
    return path === SHELL ? notBuilt(reply) : notFound(reply);
  }
  return reply.sendFile(path.slice(1), folder, { cacheControl: false, dotfiles: 'deny' });
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

// Source maps and hidden files are for us, not for visitors.
const PRIVATE = /\.map$|(^|\/)\./;

const LOOK_AGAIN_MS = 2_000;

/** A front end that is built anew while the server runs is opened anew, once its files have settled. */
function followBuild<Opened extends { site: Site }>(
  folder: string,
  open: (site: Site) => Opened,
): () => Opened {
  let opened = open(listSite(folder));
  let lookedAt = performance.now();
  let seen = opened.site.build;
  return () => {
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return opened;
    lookedAt = performance.now();
    const build = buildOf(folder);
    const isSettled = build !== '' && build === seen;
    seen = build;
    if (isSettled && build !== opened.site.build) opened = open(listSite(folder));
    return opened;
  };
}

/** Tells one build from another; empty while there is none. */
function buildOf(folder: string): string {
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const page = timeOf(join(folder, SHELL));
  return page ? `${page} ${timeOf(join(folder, '../server/entry-server.js')) ?? ''}` : '';
}

function listSite(folder: string): Site {
  const sendPacked = openPackedFiles(folder);
  const build = buildOf(folder);
  if (!existsSync(folder)) return { folder, build, files: new Set(), sendPacked };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !PRIVATE.test(file));
  return { folder, build, files: new Set(files.map((file) => `/${file}`)), sendPacked };
}

/** Beside the server's own folder, whether it runs from its sources or from its bundle. */
function builtScreens(): Screens {
  let apps = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(apps, 'portal')) && apps !== dirname(apps)) apps = dirname(apps);
  return { portal: join(apps, 'portal/dist/client'), console: join(apps, 'console/dist/client') };
}
