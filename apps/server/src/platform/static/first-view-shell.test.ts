import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowScript, readShell } from './first-view-shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-shell-'));
const SCRIPT = "document.title='$& and $1'";
const LOOKS = '.tile{color:#fff}.a::after{content:"$&"}';

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<head><script src="/boot.js"></script><link rel="stylesheet" crossorigin href="/assets/shell-Ab_1-2.css"></head>',
  );
  writeFileSync(join(folder, 'boot.js'), `${SCRIPT}\n`);
  writeFileSync(join(folder, 'assets/shell-Ab_1-2.css'), LOOKS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first view carries its looks and its boot script, letter by letter', () => {
  const { page } = readShell(folder);
  expect(page).toBe(`<head><script>${SCRIPT}</script><style>${LOOKS}</style></head>`);
});

test('the policy of that page allows this one script, and no other', () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = "default-src 'self';script-src 'self';style-src 'self'";
  expect(allowScript(policy, readShell(folder))).toBe(
    `default-src 'self';script-src 'self' 'sha256-${hash}';style-src 'self'`,
  );
});

test('a page without a boot script needs no other policy', () => {
  expect(allowScript("script-src 'self'", { page: '', scriptHash: undefined })).toBe(
    "script-src 'self'",
  );
});
