import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { words } from './scripts/vite-words.mjs';

const needsPage = ({ moduleId }: TestSpecification) =>
  /^\/\/ @vitest-environment/.test(readFileSync(moduleId, 'utf8'));

/** A worker ends when the next file is of another kind: those with a page come after one another. */
class PagesTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, hasPage: needsPage(file) }));
    const kinds = [...new Set(sorted.map(({ file }) => file.project))];
    return kinds.flatMap((kind) =>
      sorted
        .filter(({ file }) => file.project === kind)
        .sort((a, b) => Number(a.hasPage) - Number(b.hasPage))
        .map(({ file }) => file),
    );
  }
}

/**
 * A machine that has other things to do is slower, ten times and more, and nothing else is wrong with
 * it: only a test that will never end is given up.
 */
const GIVEN_UP_AFTER_MS = 600_000;
const COMES_WITHIN_MS = 120_000;

/** Houses and pages come and go by the hundred: a place that is larger is swept less often. */
const execArgv = ['--max-semi-space-size=64'];

/** Four kinds of test: pure packages, the server on a real PostgreSQL, the screens, and servers as processes. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // A test waits for its database as often as not: a third worker has the cores meanwhile.
    maxWorkers: 3,
    sequence: { sequencer: PagesTogether },
    projects: [
      {
        test: {
          name: 'unit',
          execArgv,
          include: ['packages/*/src/**/*.test.ts'],
          exclude: ['packages/{ui,web}/**'],
          // They share nothing but what they read; to read it again for each file took as long as they do.
          isolate: false,
          testTimeout: GIVEN_UP_AFTER_MS,
          hookTimeout: GIVEN_UP_AFTER_MS,
        },
      },
      {
        test: {
          name: 'server',
          execArgv,
          include: ['apps/server/src/**/*.test.ts', 'tests/{guards,fair}/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          pool: 'forks',
          // Every file has a database of its own; to read the whole server again for each would take longer than the tests.
          isolate: false,
          testTimeout: GIVEN_UP_AFTER_MS,
          hookTimeout: GIVEN_UP_AFTER_MS,
          expect: { poll: { timeout: COMES_WITHIN_MS } },
        },
      },
      {
        plugins: [words()],
        test: {
          name: 'web',
          execArgv,
          // A file that needs a page says so in its first line: most rules need none.
          include: ['{apps/portal,apps/console,packages/ui,packages/web}/src/**/*.test.{ts,tsx}'],
          // Each file takes down what it drew; to read React again for each took longer than the tests.
          isolate: false,
          setupFiles: ['packages/ui/src/testing/fresh-page.ts'],
          testTimeout: GIVEN_UP_AFTER_MS,
          hookTimeout: GIVEN_UP_AFTER_MS,
          expect: { poll: { timeout: COMES_WITHIN_MS } },
        },
      },
      {
        test: {
          name: 'processes',
          execArgv,
          include: ['tidy.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/{browser,guards,fair}/**'],
          globalSetup: ['tests/set-up.ts'],
          pool: 'forks',
          // What they share are functions; to read them again for each file took seconds.
          isolate: false,
          testTimeout: GIVEN_UP_AFTER_MS,
          hookTimeout: GIVEN_UP_AFTER_MS,
          expect: { poll: { timeout: COMES_WITHIN_MS } },
        },
      },
    ],
  },
});
