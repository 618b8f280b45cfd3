import { defineConfig } from 'vitest/config';
import { words } from './scripts/vite-words.mjs';

/** They start whole servers or read all files, but measure nothing that a neighbour could spoil. */
const BESIDE_OTHERS = [
  'tidy.test.ts',
  'tests/ground/{crash,external-database,sample-vendor,lock-file}.test.ts',
  'tests/money/{vendor-crash,crash}.test.ts',
];

/** Five kinds of test: pure packages, the server on a real PostgreSQL, the screens, servers as processes, and the house itself. */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: ['packages/{ui,web}/**'],
          // They share nothing but what they read; to read it again for each file took as long as they do.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tests/{guards,fair}/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          pool: 'forks',
          // Every file has a database of its own; to read the whole server again for each would take longer than the tests.
          isolate: false,
          // A machine that has other things to do is slower, and nothing else is wrong with it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [words()],
        test: {
          name: 'web',
          // A file that needs a page says so in its first line: most rules need none.
          include: ['{apps/portal,apps/console,packages/ui,packages/web}/src/**/*.test.{ts,tsx}'],
          // Each file takes down what it drew; to read React again for each took longer than the tests.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: BESIDE_OTHERS,
          globalSetup: ['tests/set-up.ts'],
          pool: 'forks',
          // Each starts several servers, beside others that do the same.
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/{guards,fair}/**', ...BESIDE_OTHERS],
          globalSetup: ['tests/set-up.ts'],
          pool: 'forks',
          // They start whole servers and measure them: side by side they would measure each other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
