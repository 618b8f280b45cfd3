import { brandStyleRules } from '../shared/brand/brand-style.ts';
import { themeOf, useStatusPart } from '../shared/brand/use-status.ts';

/** The operator's colours, as the status tells it; it changes with the status, without a reload. */
export function BrandStyle() {
  const theme = useStatusPart(themeOf);
  const rules = theme && brandStyleRules(theme);
  return rules ? <style>{rules}</style> : null;
}
