import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The portal's page with what its first paint needs inside it, and what a policy must know of it. */
export type Shell = { page: string; scriptHash: string | undefined };

const STYLESHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[\w.-]+\.css)"[^>]*>/;
const BOOT = '<script src="/boot.js"></script>';

/**
 * On a slow line whatever the page must fetch before it can be painted costs a journey of its own,
 * shared with fonts and pictures: so the looks and the boot script travel inside the page.
 */
export function readShell(clientFolder: string): Shell {
  const read = (path: string) => readFileSync(join(clientFolder, path), 'utf8');
  const shell = read('index.html');
  const [link, looks] = STYLESHEET.exec(shell) ?? [];
  const styled = link && looks ? shell.replace(link, () => `<style>${read(looks)}</style>`) : shell;
  if (!styled.includes(BOOT)) return { page: styled, scriptHash: undefined };
  const script = read('boot.js').trim();
  return {
    page: styled.replace(BOOT, () => `<script>${script}</script>`),
    scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}

/** The same policy, which also knows the one script inside the page. */
export function allowScript(policy: string, { scriptHash }: Shell): string {
  return scriptHash
    ? policy.replace("script-src 'self'", `script-src 'self' ${scriptHash}`)
    : policy;
}
