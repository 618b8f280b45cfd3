import type { Output, operatorsAudit } from '@baize/contract';
import type { PlainSearch } from '../../shared/list/search.ts';
import { daySpan } from '../../shared/times.ts';

export type AuditEntry = Output<typeof operatorsAudit.auditEntry>;

export type AuditFilters = {
  actor?: string;
  action?: string;
  subject?: string;
  from?: number;
  to?: number;
};

/** What the address asks of the log; days are days of the brand's time zone. */
export function auditFilters(search: PlainSearch, offsetMinutes: number): AuditFilters {
  const { actor, action, subject, from, to } = search;
  const span = from && to ? daySpan(from, to, offsetMinutes) : undefined;
  return {
    ...(actor?.trim() && { actor: actor.trim().slice(0, 64) }),
    ...(action?.trim() && { action: action.trim().slice(0, 64) }),
    ...(subject?.trim() && { subject: subject.trim().slice(0, 120) }),
    ...span,
  };
}
