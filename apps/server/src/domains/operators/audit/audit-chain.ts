import { createHmac } from 'node:crypto';

/** One row as it is hashed; the instant to the microsecond, as the database keeps it. */
export type ChainedRow = {
  id: bigint;
  at: string;
  actor: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  address: string | null;
  previous_hash: string;
  emergency_id: bigint | null;
};

/** What stands before the first row. */
export const CHAIN_START = '0'.repeat(64);
export const CHAIN_KEY = 'audit-chain';

/** Keyed, so that whoever can write the table still cannot write a row that fits. */
export function hashRow(key: Buffer, row: ChainedRow): string {
  const { id, at, actor, action, subject, before, after, address, previous_hash } = row;
  const content = [String(id), at, actor, action, subject, before, after, address, previous_hash];
  // Rows from before there were emergencies have no such word, and keep their hash.
  if (row.emergency_id !== null) content.push(`emergency:${row.emergency_id}`);
  return createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');
}

const SECRET = /password|secret|token|recovery|captcha|verificationCode|smsCode|cardN|idNumber/i;

/** The JSON that is kept: keys in order, big numbers as text, and never a secret. */
export function auditText(content: unknown): string | null {
  if (content === undefined || content === null) return null;
  return JSON.stringify(content, (key, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    if (SECRET.test(key) && (typeof value === 'string' || typeof value === 'number')) return '•••';
    return isPlain(value) ? inOrder(value) : value;
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
