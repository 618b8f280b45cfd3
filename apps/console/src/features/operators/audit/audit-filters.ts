import type { Output, operatorsAudit } from '@baize/contract';
import {
  daysFilter,
  type ListFilter,
  searchFilter,
  textFilter,
} from '../../../shared/list/filters.tsx';
import { areaFilter } from './area-filter.tsx';

export type AuditEntry = Output<typeof operatorsAudit.auditEntry>;

export type AuditInput = {
  actor?: string;
  action?: string;
  subject?: string;
  emergency?: string;
  from?: number;
  to?: number;
};

/** The call keeps no more of a typed text. */
const NAME_LENGTH = 64;
const SUBJECT_LENGTH = 120;

export const auditFilters: readonly ListFilter<AuditInput>[] = [
  searchFilter('actor', 'console.audit.actor', (typed) => ({ actor: typed.slice(0, NAME_LENGTH) })),
  areaFilter,
  textFilter('subject', 'console.audit.subject', (typed) => ({
    subject: typed.slice(0, SUBJECT_LENGTH),
  })),
  textFilter(
    'emergency',
    'console.audit.emergency',
    (typed): AuditInput => (/^\d{1,18}$/.test(typed) ? { emergency: typed } : {}),
  ),
  daysFilter('console.audit.days', 'console.audit.anyDay', (span) => span),
];
