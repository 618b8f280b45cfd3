import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../edge/address.ts';
import { type ReadyHeaders, readyHeaders, saidSoFar, sayAlso } from '../edge/ready-headers.ts';
import { allowScript, readShell, type Shell } from './first-view-shell.ts';
import { fillTemplate, type Lobby } from './first-view-template.ts';
import { type Packed, packedFor, packLater } from './packed.ts';

/** The portal's built server entry; the server knows no more of the portal than this. */
type Entry = {
  chooseLanguage(chosen: string | null, wished: readonly string[]): string | undefined;
  readLobby(asked: {
    language: string;
    theme: 'dark' | 'light';
    read: (path: string) => Promise<unknown>;
  }): Promise<object | undefined>;
  lastingPart(view: object): string;
  renderLobby(view: object): Promise<Lobby>;
};

type Drawn = { readAt: number; drawnAt: number; lasting: string; page: Packed | undefined };

/** Together with what the house keeps in memory, a change is seen within two seconds. */
const FRESH_MS = 900;
/** Drawing takes the whole thread for a moment, so what passes by waits for its turn. */
const REDRAW_MS = 30_000;
const MAX_VIEWS = 200;
const HOME = /^\/(index|index\.html|home)?$/i;

/** Where a visitor comes from, as far as what they may see depends on it. */
export type PlaceOf = (address: string) => string;

/** Draws the lobby for visitors: one page for each country, language and theme, kept while it is true. */
export function openFirstView(app: FastifyInstance, clientFolder: string, placeOf: PlaceOf) {
  const template = join(clientFolder, 'index.html');
  const script = join(clientFolder, '../server/entry-server.js');
  if (!existsSync(script) || !existsSync(template)) return () => false;
  const shell = readShell(clientFolder);
  const views = new Map<string, Drawn>();
  const drawing = new Map<string, Promise<Drawn>>();
  let entry: Promise<Entry> | undefined;

  async function draw(key: string, visit: Visit): Promise<Drawn> {
    const { readLobby, lastingPart, renderLobby } = await entry!;
    const view = await readLobby({ ...visit, read: (path) => readValue(app, path, visit) });
    const now = performance.now();
    const lasting = view ? lastingPart(view) : '';
    const before = views.get(key);
    const isTrue = before?.lasting === lasting && now - before.drawnAt < REDRAW_MS;
    const said = JSON.stringify(view ?? null);
    const drawn: Drawn = isTrue
      ? { ...before, readAt: now }
      : {
          readAt: now,
          drawnAt: now,
          lasting,
          page:
            view &&
            (await packLater(
              Buffer.from(
                fillTemplate(shell.page, await renderLobby(view), { said, theme: visit.theme }),
              ),
            )),
        };
    if (views.size >= MAX_VIEWS) views.clear();
    views.set(key, drawn);
    return drawn;
  }

  const send = senderOf(shell);
  let loaded: Entry | undefined;
  async function load(): Promise<Entry> {
    // Named by its time: a build that came after the last one is not the one remembered.
    entry ??= import(`${pathToFileURL(script).href}?${statSync(script).mtimeMs}`) as Promise<Entry>;
    loaded = await entry;
    return loaded;
  }

  async function drawAndSend(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    const key = keyOf(visit, placeOf);
    const under = drawing.get(key) ?? draw(key, visit).finally(() => drawing.delete(key));
    drawing.set(key, under);
    return send(request, reply, await under);
  }

  return (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (!HOME.test(path)) return false;
    if (!loaded) {
      return load().then((now) =>
        drawAndSend(request, reply, visitOf(request, now.chooseLanguage)),
      );
    }
    const visit = visitOf(request, loaded.chooseLanguage);
    const drawn = views.get(keyOf(visit, placeOf));
    // Nearly always the page stands ready, and nobody waits for a promise.
    if (drawn && performance.now() - drawn.readAt <= FRESH_MS) return send(request, reply, drawn);
    return drawAndSend(request, reply, visit);
  };
}

/** Sends a page as this browser reads it; false where none was drawn. */
function senderOf(shell: Shell) {
  const headersFor = followPolicy(shell);
  return (request: FastifyRequest, reply: FastifyReply, { page }: Drawn): boolean => {
    if (!page) return false;
    const { body, encoding } = packedFor(page, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    sayAlso(reply, headersFor(saidSoFar(reply, 'content-security-policy')));
    void reply.header('content-type', 'text/html; charset=utf-8').send(body);
    return true;
  };
}

/** What a drawn page says beside it, written anew when the policy changes. */
function followPolicy(shell: Shell): (policy: string) => ReadyHeaders {
  let known: { policy: string; ready: ReadyHeaders } | undefined;
  return (policy) => {
    if (known?.policy === policy) return known.ready;
    const ready = readyHeaders({
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': 'no-cache',
      ...(policy && { 'content-security-policy': allowScript(policy, shell) }),
    });
    known = { policy, ready };
    return ready;
  };
}

type Visit = { language: string; theme: 'dark' | 'light'; address: string };

function keyOf({ address, language, theme }: Visit, placeOf: PlaceOf): string {
  return `${placeOf(address)} ${language} ${theme}`;
}

function visitOf(request: FastifyRequest, choose: Entry['chooseLanguage']): Visit {
  const cookies = request.headers.cookie ?? '';
  const chosen = /(?:^|; )baize_language=([A-Za-z-]{2,10})/.exec(cookies)?.[1] ?? null;
  const wished = (request.headers['accept-language'] ?? '')
    .slice(0, 400)
    .split(',')
    .map((part) => part.split(';')[0]!.trim());
  return {
    language: choose(chosen, wished) ?? 'EN',
    theme: /(?:^|; )baize_theme=light/.test(cookies) ? 'light' : 'dark',
    address: addressOf(request),
  };
}

/** By the same way as every browser: nothing is shown here that a visitor could not ask for. */
async function readValue(app: FastifyInstance, path: string, { address, language }: Visit) {
  const answer = await app.inject({ url: path, headers: { language }, remoteAddress: address });
  const { success, value } = answer.json<{ success: boolean; value: unknown }>();
  if (!success) throw new Error(`The first view could not read ${path}: ${answer.statusCode}`);
  return value;
}
