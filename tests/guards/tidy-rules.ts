import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

/** A file as the rules see it: where it lies, and what it says. */
export type SourceFile = { path: string; text: string };

export type HouseMap = Readonly<Record<string, readonly string[]>>;

const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|^tests\//.test(path);
const DOMAIN = /^apps\/server\/src\/domains\/([^/]+)\//;

export function vagueNames(paths: readonly string[]): string[] {
  const vague = /^(utils?|helpers?|common|misc|managers?|types|constants|shared|stuff)\./;
  return paths.filter((path) => vague.test(basename(path)));
}

/** A domain's files are furniture, or named by a word of the product; never by a layer. */
export function layerNames(paths: readonly string[]): string[] {
  const layer = /(^|[-.])(services?|repositor(y|ies)|controllers?|models?|dtos?|dao|handlers?)\./;
  return paths.filter((path) => DOMAIN.test(path) && layer.test(basename(path)));
}

export function turnedArrows(map: HouseMap): string[] {
  const order = Object.keys(map);
  return Object.entries(map).flatMap(([name, may]) =>
    may
      .filter((other) => !order.includes(other) || order.indexOf(other) >= order.indexOf(name))
      .map((other) => `${name} → ${other}`),
  );
}

const OLD_NAME =
  /\b(GCS|GCSGAME|MCSFE|MCS2|CSP|CBS|ODSFE2|GLS2|CCSFE|PROMOFE|WPSCORE|VIS)_[a-z]\w+/i;

export function oldNamesOutside(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('packages/contract/'))
    .filter(({ text }) => OLD_NAME.test(text))
    .map(({ path }) => path);
}

export type Table = { table: string; home: string };

/**
 * A migration is named 0001_wallet_ledger.sql: its second word owns every table it creates, but for
 * those that another domain has adopted since.
 */
export function tablesOf(
  migrations: readonly SourceFile[],
  map: HouseMap,
  adopted: Readonly<Record<string, string>> = {},
): Table[] {
  return migrations.flatMap(({ path, text }) => {
    const created = text.matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?(\w+)/gi);
    return [...created].map(([, table]) => {
      const owner = adopted[table!] ?? ownerOf(path);
      const home = `apps/server/src/${owner in map ? `domains/${owner}` : owner}/`;
      return { table: table!, home };
    });
  });
}

export function ownerOf(migration: string): string {
  return basename(migration).split('_')[1] ?? '';
}

// The name is only looked at, so that it may itself be the word before the next one.
const TOUCHES =
  /(?:\b(?:from|join|into|update|truncate|table)\s+(?:only\s+)?(?=(\w+)\b(?!['"])))|(?:(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|[jJ]oin)\(\s*\[?['"`](?=(\w+)))/g;

/** Who touches a table that is not theirs; every file is read once, however many tables there are. */
export function trespassers(files: readonly SourceFile[], tables: readonly Table[]): string[] {
  const homes = new Map(tables.map(({ table, home }) => [table, home]));
  return (
    files
      // The bench fills a throw-away database by the million, which no domain has a door for.
      .filter(({ path }) => !path.startsWith('apps/server/src/bench/'))
      .filter(({ path }) => path.startsWith('apps/server/src/') && !isTest(path))
      .flatMap(({ path, text }) => {
        const touched = [...withoutComments(text).matchAll(TOUCHES)].map(([, a, b]) => a ?? b!);
        return [...new Set(touched)].flatMap((table) => {
          const home = homes.get(table);
          if (!home || path.startsWith(home)) return [];
          return [`${path} touches ${table}, which ${home} owns`];
        });
      })
  );
}

const WRITES_MONEY =
  /\binto\s+transfers\b|\bupdate\s+accounts\b[^`]*\bbalance\s*=|insertInto\(\s*['"`]transfers\b|\bset\(\s*\{[^}]*\bbalance\b/;
const MONEY_WRITER = /^apps\/server\/src\/domains\/wallet\/(?:[\w-]+\/)?write-books\.ts$/;

/** Transfers and balances are written in one file, whoever moves the money. */
export function moneyWriters(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => DOMAIN.test(path) && !isTest(path) && !MONEY_WRITER.test(path))
    .filter(({ text }) => WRITES_MONEY.test(withoutComments(text)))
    .map(({ path }) => path);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

const MACHINE_TIME = /\bDate\.now\(|\bnew Date\(\)|\bnow\(\)(?<!\.now\(\))|\bcurrent_timestamp\b/;

/** Rules ask the platform's clock, so that a test can move it. */
export function machineTimes(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => DOMAIN.test(path) && !isTest(path))
    .filter(({ text }) => MACHINE_TIME.test(withoutComments(text)))
    .map(({ path }) => path);
}

/** Chance that anyone could guess decides nothing here. */
export function guessableChance(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(apps\/server|packages\/games)\//.test(path) && !isTest(path))
    .filter(({ text }) => /\bMath\.random\b/.test(withoutComments(text)))
    .map(({ path }) => path);
}

/** Where the server calls out, and who gave the address that is called. */
const CALLERS_OUT: readonly string[] = [
  'apps/server/src/platform/outside/post-outside.ts', // an operator, two of them; never our own net
  'apps/server/src/domains/vendors/connections/ask-vendor.ts', // an operator's connection
  'apps/server/src/domains/post/deliver.ts', // the environment
  'apps/server/src/domains/identity/proofs/phone-auth-codes.ts', // a constant
  'apps/server/src/domains/identity/login/one-click-providers.ts', // constants
];
const CALL_OUT =
  /\bfetch\(|import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from 'node:(https?|http2|net|tls)'|from '(undici|axios|got|ws|nodemailer|openid-client)'/;
/** Programs that try the server from outside. */
const TRIALS = /^apps\/server\/src\/(bench|demo|testing)\//;

export function callersOut(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/server/src/') && !isTest(path))
    .filter(({ path }) => !TRIALS.test(path) && !CALLERS_OUT.includes(path))
    .filter(({ text }) => CALL_OUT.test(withoutComments(text).replace(/^import type .*$/gm, '')))
    .map(({ path }) => path);
}

const TEMPLATE = /(\bsql(?:<[^`]*?>)?)?`((?:[^`\\]|\\.)*)`/g;
const STATEMENT = /^\s*(select|insert\s+into|update|delete\s+from|with\s+\w+\s+as)\s/i;
// A constant's name: what stands there was written by us, and by nobody who sends something.
const CONSTANT_HOLE = /\$\{[A-Z][A-Z0-9_]*\}/g;
const JOINED =
  /(['"])\s*(select|insert into|update|delete from)\s[^'"\n]*\1\s*\+|\.query\([^()]*['"`]\s*\+/i;
const RAW = /\bsql\.raw\((?!\s*(`[^`$]*`|'[^']*')\s*\))/;

/** Values travel beside a statement, never inside it: no text is put together into SQL. */
export function builtStatements(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^apps\/server\/src\/(?!bench\/)/.test(path) && !isTest(path))
    .filter(({ text }) => {
      const code = withoutComments(text);
      const isBuilt = [...code.matchAll(TEMPLATE)].some(
        ([, tag, words = '']) =>
          !tag && STATEMENT.test(words) && words.replace(CONSTANT_HOLE, '').includes('${'),
      );
      return isBuilt || JOINED.test(code) || RAW.test(code);
    })
    .map(({ path }) => path);
}

const MOST_README_LINES = 20;

/** Every domain that has files has a page about it, and the page is short. */
export function readmeFaults(paths: readonly string[], read: (path: string) => string): string[] {
  const homes = new Set(paths.map((path) => DOMAIN.exec(path)?.[0]).filter((home) => home));
  return [...homes].flatMap((home) => {
    const readme = `${home}README.md`;
    if (!paths.includes(readme)) return [`${readme} is missing`];
    const lines = read(readme).trimEnd().split('\n').length;
    return lines > MOST_README_LINES ? [`${readme} has ${lines} lines`] : [];
  });
}

/** A wing that neither its domain's page nor one of its own tells of is found by chance only. */
export function untoldWings(
  wings: Readonly<Record<string, readonly string[]>>,
  pageOf: (folder: string) => string | undefined,
): string[] {
  return Object.entries(wings).flatMap(([domain, order]) =>
    order
      .filter((wing) => pageOf(`${domain}/${wing}`) === undefined)
      .filter((wing) => !new RegExp(`\`${wing}/?\``).test(pageOf(domain) ?? ''))
      .map((wing) => `${domain}/${wing}`),
  );
}

/** What is installed is what was tried: one exact version each. */
export function looseVersions(manifest: Readonly<Record<string, unknown>>): string[] {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries((manifest[kind] ?? {}) as Record<string, string>)
      .filter(([name]) => !name.startsWith('@baize/'))
      .filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+([.-][\w.-]+)?$/.test(version))
      .map(([name, version]) => `${name}@${version}`),
  );
}

export type Catalogue = Readonly<Record<string, string>>;

/** Sentences that a language lacks, or in which it lost a place for a value. */
export function missingWords(english: Catalogue, other: Catalogue): string[] {
  return Object.entries(english)
    .filter(([id, words]) => !other[id] || places(other[id]) !== places(words))
    .map(([id]) => id);
}

function places(words: string): string {
  return [...new Set(placesIn(parse(words)))].sort().join();
}

/** Also those inside plural forms; what such a form only says is no place. */
function placesIn(elements: ReturnType<typeof parse>): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return placesIn(element.children);
    const forms = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...forms.flatMap(({ value }) => placesIn(value))];
  });
}

const MAX_SOURCES = 25;
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|\.gen\.ts$/.test(path);

/** A folder that nobody can take in at one look hides the wings it should have. */
export function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  // A router's file is an address, and stands where its address says.
  for (const path of paths.filter(isSource).filter((path) => !path.includes('/src/routes/'))) {
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_SOURCES)
    .map(([folder, count]) => `${folder} holds ${count} sources`);
}

/** A domain that has wings has no other folders: a room off the map would follow no order. */
export function roomsOffTheMap(
  paths: readonly string[],
  wings: Readonly<Record<string, readonly string[]>>,
): string[] {
  const rooms = paths.flatMap((path) => {
    const [, domain, wing] =
      /^apps\/server\/src\/domains\/([^/]+)\/([^/]+)\/.+\.ts$/.exec(path) ?? [];
    return domain && wing && wing !== 'testing' ? [`${domain}/${wing}`] : [];
  });
  const known = Object.entries(wings).flatMap(([domain, order]) =>
    order.map((wing) => `${domain}/${wing}`),
  );
  const unknown = [...new Set(rooms)].filter((room) => !known.includes(room));
  const empty = known.filter((room) => !rooms.includes(room));
  return [
    ...unknown.map((room) => `${room} is not on the map`),
    ...empty.map((room) => `${room} is empty`),
  ];
}

const FRONT =
  /^(?:apps\/(?:portal|console)\/src\/features\/([\w-]+)\/|packages\/i18n\/src\/locales\/en\/(?:console-)?([\w-]+)\.json$)/;
/** The first page, the frame around all pages and the parts they are made of; what the server itself says. */
const FRONT_WORDS = ['home', 'shell', 'ui', 'audit', 'refusals', 'letters', 'names'];
/** Words so many that they travel by themselves: those of a wing and of a game. */
const SPLIT_WORDS = ['tickets', 'slots'];

/** One word on both sides: screens and their words stand under the server's domains. */
export function ownWords(paths: readonly string[], map: HouseMap): string[] {
  const known = [...Object.keys(map), ...FRONT_WORDS, ...SPLIT_WORDS];
  const found = paths.flatMap((path) => {
    const [, feature, words] = FRONT.exec(path) ?? [];
    return feature ?? words ?? [];
  });
  return [...new Set(found)].filter((word) => !known.includes(word));
}

const SPREAD_LITERAL = /\.\.\.\(*\{|\.\.\.\(*\[[^[\]]+\](?: as const)?\)*\s*[,\])}](?![.(:]| =>)/;

/** A literal that is spread escapes the compiler's check for properties nobody asked for, or only saves lines. */
export function spreadLiterals(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ text }) => SPREAD_LITERAL.test(withoutComments(text)))
    .map(({ path }) => path);
}

// A number of characters or of outcomes may be the same figure, so a bare one counts only where it is a time.
const TIME_CONSTANT =
  /\b(SECOND|MINUTE|HOUR|DAY|WEEK)S?_MS\b|\b(3_600_000|86_400_000|604_800_000)\b|(Ms|_MS)\b[^;\n]*\b60_000\b|[*/+-] 60_000\b|\b60_000 [*/]|\b24 \* 60\b|\b60 \* 60\b/;

/** Lengths of a minute and more, and shifts by a zone, are the calendar's. */
export function timeConstants(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith('packages/calendar/'))
    .filter(({ text }) => TIME_CONSTANT.test(withoutComments(text)))
    .map(({ path }) => path);
}

const MAX_FUNCTION_LINES = 70;
/** What comments say of types is no function. */
const PLAINLY = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** A function is read in one piece; a page's markup counts too. */
export function longFunctions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => !isTest(path) && text.split('\n').length > MAX_FUNCTION_LINES)
    .flatMap(({ path, text }) => {
      const found: string[] = [];
      const source = ts.createSourceFile(path, text, PLAINLY);
      const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line;
      const visit = (node: ts.Node): void => {
        const start = node.getStart(source);
        const lines = lineOf(node.end) - lineOf(start) + 1;
        if (lines <= MAX_FUNCTION_LINES) return;
        if (ts.isFunctionLike(node) && 'body' in node && node.body) {
          found.push(`${path}:${lineOf(start) + 1} has a function of ${lines} lines`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

/** A page that names a file which is gone sends its reader nowhere. */
export function lostNames(
  pages: readonly SourceFile[],
  exists: (path: string) => boolean,
): string[] {
  return pages.flatMap(({ path, text }) => {
    const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => join(dirname(path), target));
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql|md))`/g)].map(([, name]) => name!);
    const lost = named.filter(
      (name) => !exists(join(dirname(path), name)) && !exists(name) && !exists(`*/${name}`),
    );
    return [...linked.filter((target) => !exists(target)), ...lost].map(
      (name) => `${path} names ${name}`,
    );
  });
}

const STEP = /^\| `([\w/-]+\.ts)` \| ([^|]*) \|/;

/** A walk through the rooms is one that can be followed: what it names is declared there, and no room comes twice. */
export function walkFaults(page: string, textOf: (path: string) => string | undefined): string[] {
  return page.split(/^#+ /m).flatMap((walk) => {
    const title = walk.split('\n')[0]!;
    const steps = walk.split('\n').flatMap((line) => {
      const [, path, names] = STEP.exec(line) ?? [];
      return path ? [{ path, room: dirname(path), names: names!.match(/\w+/g) ?? [] }] : [];
    });
    const undeclared = steps.flatMap(({ path, names }) =>
      names
        .filter((name) => !new RegExp(`\\b(function|const) ${name}\\b`).test(textOf(path) ?? ''))
        .map((name) => `${path} declares no ${name}`),
    );
    const entered = steps.map(({ room }) => room).filter((room, n, all) => room !== all[n - 1]);
    const twice = entered.filter((room, n) => entered.indexOf(room) !== n);
    return [...undeclared, ...twice.map((room) => `${title}: ${room} is entered twice`)];
  });
}

/** What ran once on somebody's database is never edited: a later file says what changes. */
export function changedMigrations(
  migrations: readonly SourceFile[],
  sealed: Readonly<Record<string, string>>,
): string[] {
  const prints = new Map(
    migrations.map(({ path, text }) => [
      basename(path),
      createHash('sha256').update(text).digest('hex').slice(0, 16),
    ]),
  );
  const changed = Object.entries(sealed)
    .filter(([name, print]) => prints.get(name) !== print)
    .map(([name]) => `${name} was changed or removed`);
  const unsealed = [...prints.keys()]
    .filter((name) => !(name in sealed))
    .map((name) => `${name}: '${prints.get(name)}' is missing in the seals`);
  return [...changed, ...unsealed];
}

/** People are "they", in comments and on screens. */
export function genderedPeople(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => {
      const spoken = path.endsWith('.json')
        ? Object.values(JSON.parse(text) as object)
        : commentsOf(text);
      return spoken.some((words) => /\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b/.test(String(words)));
    })
    .map(({ path }) => path);
}

function commentsOf(text: string): string[] {
  return (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []) as string[];
}
