import { useQuery } from '@tanstack/react-query';
import { lookRules } from '../shared/look.ts';
import { statusQuery } from '../shared/use-status.ts';

/** The operator's look, as the status tells it; it changes with the status, without a reload. */
export function Look() {
  const look = useQuery(statusQuery).data?.info.theme;
  const rules = look && lookRules(look);
  return rules ? <style>{rules}</style> : null;
}
