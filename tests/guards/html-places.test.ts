import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whatever React writes is a text; only through these can a text become markup. */
const MARKUP =
  /dangerouslySetInnerHTML|\b(innerHTML|outerHTML|srcdoc|srcDoc)\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser/;
const SCREENS = ['apps/portal/src', 'apps/console/src', 'packages/ui/src', 'packages/web/src'];

/** Each of these cleans what it is given, and has a test of its own with hostile texts. */
const CLEANERS = [
  'apps/console/src/shared/clean-html.ts',
  'apps/console/src/shared/fields/rich-text.tsx',
  'apps/console/src/shared/rich-view.tsx',
];

test('no text that an operator or a member wrote becomes markup, but through those who clean it', () => {
  const found = SCREENS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => MARKUP.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(CLEANERS);
});

test('what a member or an operator may write into an editor is cleaned before it is shown', () => {
  for (const file of CLEANERS.slice(1, 3)) {
    const written = readFileSync(file, 'utf8').match(/\.innerHTML = [^;]+;/g) ?? [];
    expect(written.length, file).toBeGreaterThan(0);
    for (const line of written) expect(line).toMatch(/= cleanHtml\(/);
  }
});
