import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allCalls } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../../scripts/arrows.mjs';
import { differences, permissionOf } from './permission-rules.ts';
import { repeatsIn } from './repeats.ts';
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
  ownWords,
  readmeFaults,
  roomsOffTheMap,
  spreadLiterals,
  tablesOf,
  timeConstants,
  trespassers,
  turnedArrows,
  untoldWings,
  vagueNames,
  walkFaults,
} from './tidy-rules.ts';

/** Each guard is shown what it must find: one that finds nothing here would find nothing anywhere. */
describe('a planted fault is found', () => {
  const map = { wallet: [], play: ['wallet'] };
  const place = 'apps/server/src/domains/play/';

  test('in names', () => {
    expect(vagueNames([`${place}utils.ts`, `${place}bets.ts`])).toEqual([`${place}utils.ts`]);
    const layered = [`${place}bet-service.ts`, `${place}repository.ts`];
    expect(layerNames([...layered, `${place}bets.ts`])).toEqual(layered);
  });

  test('in a word that only one side uses', () => {
    const words = 'packages/i18n/src/locales/en';
    const screens = ['apps/portal/src/features/play/page.tsx', `${words}/console-wallet.json`];
    const own = ['apps/portal/src/features/purse/page.tsx', `${words}/console-purse.json`];
    expect(ownWords([...screens, ...own], map)).toEqual(['purse']);
  });

  test('in words of the old gateway', () => {
    const text = `const path = '${['GCS', 'walletTransfer'].join('_')}';`;
    const spoken = [`${place}bets.ts`, 'packages/contract/src/wallet/wallet.ts'].map((path) => ({
      path,
      text,
    }));
    expect(oldNamesOutside(spoken)).toEqual([`${place}bets.ts`]);
  });

  test('in what the arrow check saw', () => {
    const rule = { name: 'no-cycles', severity: 'error' };
    const summary = {
      totalDependenciesCruised: 3,
      violations: [{ rule, from: 'a.ts', to: 'b.ts', cycle: [{ name: 'b.ts' }, { name: 'a.ts' }] }],
    };
    const seen = { summary, modules: [{ source: 'a.ts' }, { source: 'b.ts' }] };
    expect(faultsOf(seen, ['a.ts', 'b.ts'])).toEqual(['no-cycles: a.ts → b.ts → a.ts']);
    const silent = { modules: [], summary: { totalDependenciesCruised: 0, violations: [] } };
    expect(faultsOf(silent, ['a.ts'])).toEqual([
      'not seen: a.ts',
      'Hardly any arrow was found at all.',
    ]);
  });

  test('in the map', () => {
    expect(turnedArrows(map)).toEqual([]);
    expect(turnedArrows({ wallet: ['play'], play: [] })).toEqual(['wallet → play']);
  });

  test.each([
    'await sql`delete from accounts where id = 1`',
    'await sql`update accounts set balance = 0`',
    'await sql`truncate accounts`',
    "db.selectFrom('accounts as a')",
    "db.insertInto('accounts')",
    "db.selectFrom('bets').innerJoin('accounts', 'a', 'b')",
  ])("in another's table: %s", (text) => {
    const migration = {
      path: 'apps/server/src/migrations/0001_wallet_ledger.sql',
      text: 'create unlogged table accounts (id bigint);',
    };
    const tables = tablesOf([migration], map);
    expect(trespassers([{ path: `${place}bets.ts`, text }], tables)).toHaveLength(1);
    const home = 'apps/server/src/domains/wallet/ledger.ts';
    expect(trespassers([{ path: home, text }], tables)).toEqual([]);
  });

  test('in a table that another domain has adopted', () => {
    const migration = {
      path: 'apps/server/src/migrations/0001_wallet_ledger.sql',
      text: 'create table accounts (id bigint);',
    };
    const tables = tablesOf([migration], map, { accounts: 'play' });
    const text = "db.selectFrom('accounts')";
    const maker = 'apps/server/src/domains/wallet/ledger.ts';
    expect(trespassers([{ path: maker, text }], tables)).toHaveLength(1);
    expect(trespassers([{ path: `${place}bets.ts`, text }], tables)).toEqual([]);
  });

  test.each([
    'text: `insert into transfers (account_id) values ($1)`',
    'text: `update accounts a set balance = w.balance from unnest($1) w`',
    "tx.insertInto('transfers').values(row)",
    "tx.updateTable('accounts').set({ balance: 0n })",
  ])('in a second writer of money: %s', (text) => {
    const home = 'apps/server/src/domains/wallet/';
    expect(moneyWriters([{ path: `${home}ledger.ts`, text }])).toHaveLength(1);
    expect(moneyWriters([{ path: `${home}write-books.ts`, text }])).toEqual([]);
  });

  test.each(['Date.now()', 'new Date()', 'sql`select now()`'])(
    'in the time of a rule: %s',
    (text) => {
      expect(machineTimes([{ path: `${place}bets.ts`, text }])).toHaveLength(1);
    },
  );

  test("and the platform's clock is no fault", () => {
    const text = 'house.clock.now(); new Date(row.at)';
    expect(machineTimes([{ path: `${place}bets.ts`, text }])).toEqual([]);
  });

  test.each([
    `pool.query(\`select * from bets where id = \${id}\`)`,
    `client.query({ text: \`update bets set note = '\${note}'\` })`,
    "pool.query('select * from bets where id = ' + id)",
    "pool.query(start + ' where id = ' + id)",
    `sql.raw(\`order by \${column}\`)`,
    'sql.raw(column)',
  ])('in a statement put together from text: %s', (text) => {
    expect(builtStatements([{ path: `${place}bets.ts`, text }])).toHaveLength(1);
  });

  test.each([
    `sql\`select * from bets where id = \${id}\``,
    `sql<{ id: bigint }>\`select id from bets where id = \${id}\``,
    `pool.query(\`select \${COLUMNS} from bets where id = $1\`, [id])`,
    "sql.raw('(id bigint)')",
  ])('and a value beside its statement is no fault: %s', (text) => {
    expect(builtStatements([{ path: `${place}bets.ts`, text }])).toEqual([]);
  });

  test.each(['await fetch(given.url)', "import { request } from 'node:https';"])(
    'in a call to an address that somebody gave: %s',
    (text) => {
      expect(callersOut([{ path: `${place}bets.ts`, text }])).toHaveLength(1);
      expect(callersOut([{ path: `${place}bets.test.ts`, text }])).toEqual([]);
    },
  );

  test('in chance, in pages, in versions', () => {
    const text = 'const roll = Math.random();';
    expect(guessableChance([{ path: `${place}bets.ts`, text }])).toHaveLength(1);
    expect(readmeFaults([`${place}bets.ts`], () => '')).toHaveLength(1);
    expect(readmeFaults([`${place}README.md`], () => 'line\n'.repeat(21))).toHaveLength(1);
    expect(looseVersions({ dependencies: { zod: '^4.0.0', pg: '8.23.1' } })).toEqual([
      'zod@^4.0.0',
    ]);
  });

  test('in a folder that is full, and in a wing beside the map', () => {
    const files = Array.from({ length: 26 }, (_, n) => `${place}lanes/rule-${n}.ts`);
    expect(fullFolders(files.slice(1))).toEqual([]);
    expect(fullFolders(files)).toEqual([`${place}lanes holds 26 sources`]);
    expect(roomsOffTheMap(files, { play: ['lanes'] })).toEqual([]);
    expect(roomsOffTheMap(files, { play: ['orders'] })).toHaveLength(2);
    const pages: Record<string, string> = { play: '- `lanes/`: the queue', 'play/orders': '' };
    const rooms = { play: ['lanes', 'orders', 'records'] };
    expect(untoldWings(rooms, (folder) => pages[folder])).toEqual(['play/records']);
  });

  test.each([
    ['a literal that is spread', spreadLiterals, 'post({ ...{ amount, key }, at });'],
    ['one in brackets', spreadLiterals, 'post({ ...({ amount, key } as const), at });'],
    ['a list in a list', spreadLiterals, "const WORDS = [...['bet', 'win'], 'loss'];"],
    ['a constant of the calendar', timeConstants, 'const LINK_MS = 30 * 60_000;'],
    ['a day by hand', timeConstants, 'const DAY_MS = days(1);'],
    ['a long function', longFunctions, `function long() {\n${'  work();\n'.repeat(70)}}`],
    ['a comment about a man', genderedPeople, '/** Pays what he won. */'],
  ])('in %s', (_, rule, text) => {
    expect(rule([{ path: `${place}bets.ts`, text }])).toHaveLength(1);
    expect(rule([{ path: `${place}bets.ts`, text: 'const LINK_MS = minutes(30);' }])).toEqual([]);
  });

  test('in a migration that was edited, removed or not sealed', () => {
    const file = (text: string) => [{ path: 'apps/server/src/migrations/0001_a_b.sql', text }];
    const [unsealed] = changedMigrations(file('create table a ();'), {});
    const seals = { '0001_a_b.sql': /'(\w+)'/.exec(unsealed!)![1]! };
    expect(changedMigrations(file('create table a ();'), seals)).toEqual([]);
    expect(changedMigrations(file('create table b ();'), seals)).toHaveLength(1);
    expect(changedMigrations([], seals)).toHaveLength(1);
  });

  test('in lines that repeat by their shape, whatever they name', () => {
    const page = (name: string) =>
      `import x from '${name}';\n// ${name}\nadd(${name});\nkeep('${name}');\n`;
    const files = [page('one'), page('two'), 'other = 1;\n'].map((text, n) => ({
      path: `${n}.ts`,
      text,
    }));
    expect(repeatsIn(files, 2)).toEqual({ lines: 5, repeated: 4, places: [['0.ts:3', '1.ts:3']] });
    expect(repeatsIn(files, 3).repeated).toBe(0);
  });

  test('in a page that names what is gone', () => {
    const text = 'See `bets.ts` and `gone.ts`, and [the map](../map.md).';
    const exists = (name: string) => name === 'docs/bets.ts';
    expect(lostNames([{ path: 'docs/page.md', text }], exists)).toEqual([
      'docs/page.md names map.md',
      'docs/page.md names gone.ts',
    ]);
  });

  test('in a walk: what is not declared, and a room that is entered again', () => {
    const row = (path: string, name: string) => `| \`${path}\` | \`${name}\` | does it |`;
    const walk = [
      row('a/b/one.ts', 'first'),
      row('c/d/two.ts', 'gone'),
      row('a/b/one.ts', 'first'),
    ];
    const textOf = () => 'export function first() {}';
    expect(walkFaults(`## A walk\n${walk.slice(0, 1).join('\n')}`, textOf)).toEqual([]);
    expect(walkFaults(`## A walk\n${walk.join('\n')}`, textOf)).toEqual([
      'c/d/two.ts declares no gone',
      'A walk: a/b is entered twice',
    ]);
  });

  test('in translations: a sentence, or a place in it, is missing', () => {
    const english = { hello: 'Hello {name}', bye: 'Bye', left: '{count, plural, other {#}}' };
    const other = { hello: 'Hallo', left: '{count, plural, other {#}}' };
    expect(missingWords(english, other)).toEqual(['hello', 'bye']);
  });

  test('in the permission table: a call without an entry, a changed one, a stale one', () => {
    const calls = allCalls();
    const table = Object.fromEntries(calls.map(({ name, call }) => [name, permissionOf(call)]));
    expect(differences(calls, table)).toEqual([]);
    const { 'edge.sessionKey': _, ...rest } = table;
    expect(differences(calls, rest)).toHaveLength(1);
    expect(differences(calls, { ...table, 'edge.sessionKey': 'operator' })).toHaveLength(1);
    expect(differences(calls, { ...table, 'edge.gone': 'anyone' })).toHaveLength(1);
  });
});

describe('a planted import is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-planted-'));
  let found: string[] = [];

  const planted = {
    'apps/server/src/domains/wallet/index.ts': "import '../play/index.ts';",
    'apps/server/src/domains/play/index.ts': "import '../wallet/ledger.ts';",
    'apps/server/src/domains/wallet/ledger.ts': 'export const ledger = 1;',
    'apps/server/src/platform/serve.ts': "import '../domains/play/index.ts';",
    'apps/server/src/app.ts': "import './domains/wallet/ledger.ts'; import './nowhere.ts';",
    'apps/portal/src/features/home/page.tsx': "import '../cashier/deposit.tsx';",
    'apps/portal/src/features/cashier/deposit.tsx': "import '../../../../server/src/app.ts';",
    'apps/server/src/domains/cashier/settings.ts': "import './reports/profit.ts';",
    'apps/server/src/domains/cashier/turnover/fill.ts': "import '../reports/profit.ts';",
    'apps/server/src/domains/cashier/reports/profit.ts': "import '../domain.ts';",
    'apps/server/src/domains/cashier/domain.ts': 'export const domain = 1;',
    'packages/money/src/index.ts': "import 'node:fs'; import '../../games/src/index.ts';",
    'packages/games/src/index.ts': 'export const games = 1;',
    'packages/csv/src/read.ts': "import type { Row } from './row.ts';",
    'packages/csv/src/row.ts': "import './read.ts'; export type Row = string[];",
  };

  beforeAll(() => {
    for (const file of [
      '.dependency-cruiser.mjs',
      '.oxlintrc.json',
      'house.map.mjs',
      'tsconfig.json',
      'tsconfig.base.json',
      'package.json',
    ]) {
      cpSync(file, join(folder, file));
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\nexport const here = true;\n`);
    }
    const cli = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [cli, 'apps', 'packages', '--output-type', 'json'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { rule: { name: string }; from: string; to: string }[] };
    };
    found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    'arrows-of-wallet: apps/server/src/domains/wallet/index.ts',
    'one-door: apps/server/src/domains/play/index.ts',
    'floor-of-cashier: apps/server/src/domains/cashier/settings.ts',
    'arrows-of-cashier-turnover: apps/server/src/domains/cashier/turnover/fill.ts',
    'arrows-of-cashier-reports: apps/server/src/domains/cashier/reports/profit.ts',
    'platform-knows-no-domain: apps/server/src/platform/serve.ts',
    'app-enters-by-the-door: apps/server/src/app.ts',
    'must-resolve: apps/server/src/app.ts',
    'features-are-islands: apps/portal/src/features/home/page.tsx',
    'apps-are-islands: apps/portal/src/features/cashier/deposit.tsx',
    'arrows-of-package-money: packages/money/src/index.ts',
    'outsiders-of-package-money: packages/money/src/index.ts',
  ])('%s', (fault) => {
    expect(found).toContain(fault);
  });

  test('two files that need each other, if only by a type', () => {
    const cli = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
    const args = [cli, '--format=unix', 'packages'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    for (const file of ['read', 'row']) {
      expect(stdout).toMatch(new RegExp(`packages/csv/src/${file}\\.ts:.*cycle`));
    }
  });
});
