import { z } from 'zod/mini';
import { call, idText, instant, instantInput, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { content } from './parts.ts';

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** The operator, `member:42`, or `system` for what the house did by itself. */
  actor: z.string(),
  actorName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  /** What it is called; null for what has only its number. */
  subjectName: z.nullable(z.string()),
  before: content,
  after: content,
  address: z.nullable(z.string()),
  hash: z.string(),
  /** The emergency under whose rights its operator was when they did it. */
  emergencyId: z.nullable(z.string()),
});

export const listAudit = call({
  method: 'GET',
  path: '/ops/audit',
  audience: 'operator',
  class: 'report',
  right: 'audit.read',
  summary: 'The audit log, newest first',
  input: z.object({
    page: pageNumber,
    pageSize,
    /** An operator's name, or an actor as the log writes it. */
    actor: z.optional(text(64)),
    /** An action or the beginning of one: `system.` */
    action: z.optional(text(64)),
    subject: z.optional(text(120)),
    emergency: z.optional(idText),
    from: z.optional(instantInput),
    to: z.optional(instantInput),
  }),
  value: pageOf(auditEntry),
});
