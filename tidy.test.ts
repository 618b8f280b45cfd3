import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLanguages, languages } from '@baize/i18n';
import { describe, expect, test } from 'vitest';
import { isPortalPage } from './apps/server/src/platform/static/pages.ts';
import { adopted, domains, wings } from './house.map.mjs';
import seals from './tests/guards/migration-seals.json' with { type: 'json' };
import { repeatsIn } from './tests/guards/repeats.ts';
import {
  builtStatements,
  callersOut,
  changedMigrations,
  fullFolders,
  genderedPeople,
  guessableChance,
  layerNames,
  longFunctions,
  looseVersions,
  lostNames,
  machineTimes,
  missingWords,
  moneyWriters,
  oldNamesOutside,
  ownerOf,
  ownWords,
  readmeFaults,
  roomsOffTheMap,
  type SourceFile,
  spreadLiterals,
  tablesOf,
  timeConstants,
  trespassers,
  turnedArrows,
  untoldWings,
  vagueNames,
  walkFaults,
} from './tests/guards/tidy-rules.ts';

const tracked = execFileSync('git', ['ls-files', 'apps', 'packages', 'tests'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => existsSync(path));
const read = (path: string) => readFileSync(path, 'utf8');
const asSource = (path: string): SourceFile => ({ path, text: read(path) });
const source = tracked.filter((path) => /\.tsx?$/.test(path)).map(asSource);
const migrations = tracked.filter((path) => path.endsWith('.sql')).map(asSource);

describe('names', () => {
  test('a file is named after what it holds', () => {
    expect(vagueNames(source.map(({ path }) => path))).toEqual([]);
  });

  test('a domain has furniture and art, and no layers', () => {
    expect(layerNames(tracked)).toEqual([]);
  });

  test("the gateway's old names are spoken in the contract only", () => {
    const spoken = source.filter(({ path }) => path !== 'tests/guards/tidy-rules.ts');
    expect(oldNamesOutside(spoken)).toEqual([]);
  });
});

describe('arrows', () => {
  test('no arrow of the map turns back', () => {
    expect(turnedArrows(domains)).toEqual([]);
  });

  test('every domain is on the map', () => {
    const folders = tracked.map((path) => /^apps\/server\/src\/domains\/([^/]+)\//.exec(path)?.[1]);
    expect([...new Set(folders)].filter((name) => name && !(name in domains))).toEqual([]);
  });

  test('no wing of a domain stands beside the map, and none of the map is empty', () => {
    expect(roomsOffTheMap(tracked, wings)).toEqual([]);
  });

  test('screens and their words are named by domains of the map', () => {
    expect(ownWords(tracked, domains)).toEqual([]);
  });

  test('no folder holds more sources than one look takes in', () => {
    expect(fullFolders(tracked)).toEqual([]);
  });
});

describe('tables', () => {
  test('a table is touched by its owner, and by no one else', () => {
    const tables = tablesOf(migrations, domains, adopted);
    expect(tables.length).toBeGreaterThan(0);
    expect(trespassers(source, tables)).toEqual([]);
  });

  test('only tables that exist are adopted, by domains of the map', () => {
    const tables = tablesOf(migrations, domains).map(({ table }) => table);
    const strays = Object.entries(adopted).filter(
      ([table, domain]) => !tables.includes(table) || !(domain in domains),
    );
    expect(strays).toEqual([]);
  });

  test('transfers and balances are written in one file', () => {
    expect(moneyWriters(source)).toEqual([]);
    const writers = source.filter(({ path }) => path.endsWith('/write-books.ts'));
    expect(writers).toHaveLength(1);
  });

  test('every migration has an owner', () => {
    const homeless = migrations.filter(({ path }) => {
      const owner = ownerOf(path);
      return !(owner in domains) && !existsSync(join('apps/server/src', owner));
    });
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('what a migration once did is never edited', () => {
    expect(changedMigrations(migrations, seals)).toEqual([]);
  });

  test('no two migrations have one number', () => {
    const numbers = migrations.map(({ path }) => path.split('/').pop()!.split('_')[0]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

test('the server knows every page of the portal, and does not call it missing', () => {
  const pages = tracked
    .map((path) => /^apps\/portal\/src\/routes\/(?:_[^/]+\/)?([^/]+)\.tsx$/.exec(path)?.[1])
    .filter((page) => page !== undefined && !/^[_$]|^index$/.test(page));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !isPortalPage(`/${page!.split('.')[0]}`))).toEqual([]);
});

describe('habits', () => {
  test('objects are spelt out, so that the compiler sees what is too much', () => {
    const code = source.filter(({ path }) => path !== 'tests/guards/planted.test.ts');
    expect(spreadLiterals(code)).toEqual([]);
  });

  test('lengths of time come from the calendar', () => {
    expect(timeConstants(source)).toEqual([]);
  });

  test('no function is longer than 70 lines', () => {
    expect(longFunctions(source)).toEqual([]);
  });

  test('the console repeats itself by shape, in runs of six lines, in at most 12 of 100', () => {
    const pages = source.filter(
      ({ path }) => path.startsWith('apps/console/src/') && !/\.test\.tsx?$|\/testing\//.test(path),
    );
    const { lines, repeated, places } = repeatsIn(pages, 6);
    expect(repeated / lines, places.slice(0, 20).join('\n')).toBeLessThan(0.12);
  });

  test('people are "they", in comments and on screens', () => {
    const english = tracked.filter((path) => path.includes('/locales/en/')).map(asSource);
    const code = source.filter(({ path }) => path !== 'tests/guards/planted.test.ts');
    expect(genderedPeople([...code, ...english])).toEqual([]);
  });

  test('a page names only what is there', () => {
    const everything = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
    // What is named there is an example, of the right way or of the wrong one.
    const isExample = (path: string) => path === 'STYLE.md';
    const pages = everything
      .filter((path) => path.endsWith('.md') && !isExample(path))
      .map(asSource);
    const exists = (name: string) =>
      name.startsWith('*/')
        ? everything.some((path) => path.endsWith(name.slice(1)))
        : everything.includes(name) || everything.some((path) => path.startsWith(`${name}/`));
    expect(lostNames(pages, exists)).toEqual([]);
  });

  test('the walks through the house can be followed, and enter no room twice', () => {
    const textOf = (path: string) =>
      source.find((file) => file.path === `apps/server/src/domains/${path}`)?.text;
    const page = read('docs/walks.md');
    expect(page.match(/^\| `/gm)!.length).toBeGreaterThan(60);
    expect(walkFaults(page, textOf)).toEqual([]);
  });

  test("a rule asks the platform's clock, never the machine's", () => {
    expect(machineTimes(source)).toEqual([]);
  });

  test('no statement is put together from text', () => {
    expect(builtStatements(source)).toEqual([]);
  });

  test('no chance comes from where it could be guessed', () => {
    expect(guessableChance(source)).toEqual([]);
  });

  test('the server calls out only where its address was configured', () => {
    expect(callersOut(source)).toEqual([]);
  });

  test('every domain has a page about it, of at most 20 lines', () => {
    expect(readmeFaults(tracked, read)).toEqual([]);
  });

  test('every wing is told of on a page', () => {
    const pageOf = (folder: string) => {
      const path = `apps/server/src/domains/${folder}/README.md`;
      return tracked.includes(path) ? read(path) : undefined;
    };
    expect(untoldWings(wings, pageOf)).toEqual([]);
  });

  test('every package is wanted in one exact version, and locked', () => {
    const manifests = ['package.json', ...tracked.filter((path) => path.endsWith('/package.json'))];
    const loose = manifests.flatMap((path) => looseVersions(JSON.parse(read(path))));
    expect(loose).toEqual([]);
    const locked = JSON.parse(read('package-lock.json')).packages as Record<string, unknown>;
    const folders = manifests.slice(1).map((path) => path.replace('/package.json', ''));
    expect(folders.filter((folder) => !(folder in locked))).toEqual([]);
  });
});

describe('words', () => {
  const locales = 'packages/i18n/src/locales';
  // The operators' desk speaks English.
  const files = readdirSync(join(locales, 'en')).filter((file) => !file.startsWith('console-'));
  const spoken = languages.filter(({ code }) =>
    (completeLanguages as readonly string[]).includes(code),
  );

  const wordsOf = (tag: string, file: string) => {
    const path = join(locales, tag, file);
    return existsSync(path) ? JSON.parse(read(path)) : {};
  };

  test.each(spoken)('$name says all that English says', ({ tag }) => {
    const missing = files.flatMap((file) => missingWords(wordsOf('en', file), wordsOf(tag, file)));
    expect(missing).toEqual([]);
  });
});
