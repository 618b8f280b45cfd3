import type { Status } from './use-status.ts';

export type Look = Status['info']['theme'];

const sheet = new CSSStyleSheet();

/**
 * Puts the operator's colours, corners and letters in place of the house's own. A sheet of its own
 * stands behind all others, so its values win wherever a theme begins.
 */
export function showLook({ both, dark, light }: Look): void {
  sheet.replaceSync(
    [
      rule(':root', both),
      rule('[data-theme="dark"]', dark),
      rule('[data-theme="light"]', light),
    ].join('\n'),
  );
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}

function rule(where: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name, value]) => /^--[a-z0-9-]+$/.test(name) && !/[{};]/.test(value))
    .map(([name, value]) => `${name}: ${value};`);
  return lines.length > 0 ? `${where} { ${lines.join(' ')} }` : '';
}
