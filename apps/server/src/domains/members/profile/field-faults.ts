import type { RefusalCode } from '@baize/contract';
import { refuse } from '../../../platform/refusal.ts';

export type FieldFault = { messageId: string; min: number; max: number };

export const EMPTY: FieldFault = { messageId: 'patterns.empty', min: 0, max: 0 };

/** Every faulty field and its rule; the refusal is named by the first that clients know by a code. */
export function refuseFields(faults: Record<string, FieldFault>): never {
  const code = Object.entries(faults).map(codeOf).find(Boolean) ?? 'FIELD_NOT_VALID';
  refuse(code, { value: { faults } });
}

function codeOf([field, { messageId }]: [string, FieldFault]): RefusalCode | undefined {
  if (field === 'nickname') return 'NICKNAME_NOT_VALID';
  if (field === 'qqNum') return 'QQ_NOT_VALID';
  return field === 'username' && messageId === EMPTY.messageId ? 'USERNAME_MISSING' : undefined;
}
