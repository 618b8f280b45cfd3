import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';

const LOCALES = fileURLToPath(new URL('../packages/i18n/src/locales/', import.meta.url));
const PARSER = '@formatjs/icu-messageformat-parser';
const SOURCE = 'en';

/** The tags of the languages that have words of their own. */
export const wordedTags = readdirSync(LOCALES).sort();

/**
 * Serves `virtual:words`: for each language a loader of its catalogue, read at build time, so that
 * the parser never travels and a visitor loads one language. `wants` picks the domains of an app.
 */
export function words(wants = isPortal) {
  return {
    name: 'baize-words',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: noParser() }] },
    }),
    resolveId: (id) => (/^virtual:words(\/|$)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:words') return loaders();
      if (!id.startsWith('\0virtual:words/')) return undefined;
      const { messages, files } = readCatalogue(id.slice('\0virtual:words/'.length), wants);
      for (const file of files) this.addWatchFile(file);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}

/** What the server says itself stays with the server, and the operators' words with the console. */
const SPOKEN = ['refusals', 'letters'];
const isPortal = (domain) => !domain.startsWith('console-') && !SPOKEN.includes(domain);

function loaders() {
  const lines = wordedTags.map(
    (tag) => `${JSON.stringify(tag)}: () => import('virtual:words/${tag}')`,
  );
  return `export const catalogues = { ${lines.join(', ')} };`;
}

/** A sentence not yet translated is said in English rather than by its id. */
function readCatalogue(tag, wants) {
  const files = [SOURCE, tag].flatMap((folder) => filesOf(folder, wants));
  const texts = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  const messages = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, parse(text, { ignoreTag: false })]),
  );
  return { messages, files };
}

function filesOf(tag, wants) {
  const folder = join(LOCALES, tag);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && wants(file.slice(0, -'.json'.length)))
    .map((file) => join(folder, file));
}

function noParser() {
  return createRequire(import.meta.url).resolve(`${PARSER}/no-parser.js`);
}
