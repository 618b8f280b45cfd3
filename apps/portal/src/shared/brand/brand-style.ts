import type { Status } from './use-status.ts';

type BrandTheme = Status['info']['theme'];

/** The operator's colours, corners and letters as rules; they win by standing behind all others. */
export function brandStyleRules({ both, dark, light }: BrandTheme): string {
  return [
    rule(':root', both),
    rule('[data-theme=dark]', dark),
    rule('[data-theme=light]', light),
  ].join('');
}

function rule(where: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name, value]) => /^--[a-z0-9-]+$/.test(name) && !/[{};<>]/.test(value))
    .map(([name, value]) => `${name}:${value}`);
  return lines.length > 0 ? `${where}{${lines.join(';')}}` : '';
}
