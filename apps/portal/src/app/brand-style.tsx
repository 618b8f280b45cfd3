import { lookRules } from '../shared/brand/brand-style.ts';
import { themeOf, useStatusPart } from '../shared/brand/use-status.ts';

/** The operator's look, as the status tells it; it changes with the status, without a reload. */
export function Look() {
  const look = useStatusPart(themeOf);
  const rules = look && lookRules(look);
  return rules ? <style>{rules}</style> : null;
}
