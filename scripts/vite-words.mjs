import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';

const LOCALES = fileURLToPath(new URL('../packages/i18n/src/locales/', import.meta.url));
const PORTAL = fileURLToPath(new URL('../apps/portal/src/', import.meta.url));
const PARSER = '@formatjs/icu-messageformat-parser';
const SOURCE = 'en';

/** The tags of the languages that have words of their own. */
export const wordedTags = readdirSync(LOCALES).sort();

/** What the server says itself stays with the server, and the operators' words with the console. */
const SPOKEN = ['refusals', 'letters', 'names'];
const isPortal = (domain) => !domain.startsWith('console-') && !SPOKEN.includes(domain);

/** The words of the portal's first view; those of other domains come with whoever says them. */
const FIRST = ['shell', 'ui', 'system', 'home', 'catalogue'];

/**
 * Serves `virtual:words`: for each language a loader of its catalogue, read at build time, so that
 * the parser never travels and a visitor loads one language. `wants` picks the domains of an app.
 * In the portal a module that says `'cashier.deposit.title'` waits for the words of the cashier:
 * it is given an import of `virtual:words-of/cashier`, and nobody has to think of it.
 */
export function words(wants = isPortal) {
  const isSplit = wants === isPortal;
  const later = isSplit ? domainsOf(SOURCE).filter(isPortal).filter(isLater) : [];
  const said = new RegExp(`["'\`](${later.join('|')})\\.\\w`, 'g');
  return {
    name: 'baize-words',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: noParser() }] },
    }),
    resolveId: (id) => (/^virtual:words(-of)?(\/|$)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, tag, domain] =
        /^\0virtual:(words|words-of)(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(id) ?? [];
      if (!kind) return undefined;
      if (kind === 'words-of') return waiting(tag);
      if (!tag) return loaders();
      const isWanted = domain
        ? (one) => one === domain
        : (one) => wants(one) && !(isSplit && isLater(one));
      const { messages, files } = readCatalogue(tag, isWanted, isSplit);
      for (const file of files) this.addWatchFile(file);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
    transform(code, id) {
      if (later.length === 0 || !id.startsWith(PORTAL) || !/\.tsx?(\?|$)/.test(id))
        return undefined;
      const domains = new Set([...code.matchAll(said)].map(([, domain]) => domain));
      if (domains.size === 0) return undefined;
      const imports = [...domains].sort().map((domain) => `import 'virtual:words-of/${domain}';`);
      return { code: `${imports.join('')}${code}`, map: null };
    },
  };
}

const isLater = (domain) => !FIRST.includes(domain);

function loaders() {
  return `export const catalogues = { ${loadersOf('').join(', ')} };`;
}

/** Whoever imports it is not run before the words are there. */
function waiting(domain) {
  return [
    `import { needWords } from ${JSON.stringify(`${PORTAL}shared/words/needed-words.ts`)};`,
    `await needWords(${JSON.stringify(domain)}, { ${loadersOf(`/${domain}`).join(', ')} });`,
  ].join('\n');
}

const loadersOf = (rest) =>
  wordedTags.map((tag) => `${JSON.stringify(tag)}: () => import('virtual:words/${tag}${rest}')`);

/** A sentence not yet translated is said in English rather than by its id. */
function readCatalogue(tag, wants, isShort) {
  const files = [SOURCE, tag].flatMap((folder) => filesOf(folder, wants));
  const texts = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  const messages = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      const parts = parse(text, { ignoreTag: false });
      return [id, isShort ? asPlain(parts) : parts];
    }),
  );
  return { messages, files };
}

const LITERAL = 0;

/** What has nothing to fill in travels as the words themselves: a third of a catalogue's weight. */
function asPlain(parts) {
  if (parts.length === 0) return '';
  return parts.length === 1 && parts[0].type === LITERAL ? parts[0].value : parts;
}

function filesOf(tag, wants) {
  return domainsOf(tag)
    .filter(wants)
    .map((domain) => join(LOCALES, tag, `${domain}.json`));
}

function domainsOf(tag) {
  const folder = join(LOCALES, tag);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

function noParser() {
  return createRequire(import.meta.url).resolve(`${PARSER}/no-parser.js`);
}
