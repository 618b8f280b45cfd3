import type { MessageId } from '@baize/i18n';
import { wasRefused } from '@baize/web/errors.ts';
import { namesFields, refusalCode } from '@baize/web/refusals.ts';
import { useText } from '../../shared/words/use-text.ts';

type Fault = { messageId: string; min: number; max: number };

/** What the house finds wrong with one field, said beside it. */
export function useFieldFault(error: unknown, field: string): string | undefined {
  const text = useText();
  if (!wasRefused(error) || !namesFields(refusalCode(error))) return undefined;
  const { faults = {} } = error.value as { faults?: Record<string, Fault> };
  const fault = faults[field];
  if (!fault) return undefined;
  return text(`identity.${fault.messageId}` as MessageId, { min: fault.min, max: fault.max });
}
