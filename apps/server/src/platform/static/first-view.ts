import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowScript, readShell } from './first-view-shell.ts';
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
  if (!existsSync(script) || !existsSync(template)) return async () => false;
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

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    if (!HOME.test(path)) return false;
    // Named by its time: a build that came after the last one is not the one remembered.
    entry ??= import(`${pathToFileURL(script).href}?${statSync(script).mtimeMs}`) as Promise<Entry>;
    const { chooseLanguage } = await entry;
    const visit = visitOf(request, chooseLanguage);
    const key = `${placeOf(visit.address)} ${visit.language} ${visit.theme}`;
    let drawn = views.get(key);
    if (!drawn || performance.now() - drawn.readAt > FRESH_MS) {
      const under = drawing.get(key) ?? draw(key, visit).finally(() => drawing.delete(key));
      drawing.set(key, under);
      drawn = await under;
    }
    if (!drawn.page) return false;
    const { body, encoding } = packedFor(drawn.page, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    if (policy) reply.header('content-security-policy', allowScript(policy, shell));
    void reply
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('cache-control', 'no-cache')
      .type('text/html')
      .send(body);
    return true;
  };
}

type Visit = { language: string; theme: 'dark' | 'light'; address: string };

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
    address: request.ip,
  };
}

/** By the same way as every browser: nothing is shown here that a visitor could not ask for. */
async function readValue(app: FastifyInstance, path: string, { address, language }: Visit) {
  const answer = await app.inject({ url: path, headers: { language }, remoteAddress: address });
  const { success, value } = answer.json<{ success: boolean; value: unknown }>();
  if (!success) throw new Error(`The first view could not read ${path}: ${answer.statusCode}`);
  return value;
}
