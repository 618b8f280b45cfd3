import type { RegisterField } from '@baize/contract';
import { useOpenStatus } from '../../../shared/brand/use-status.ts';

const DETAILS = [
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'idNumber',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
] as const satisfies RegisterField[];

export type DetailField = (typeof DETAILS)[number];

/** Facts about a person that this brand asks for. */
export function useDetailFields(): { field: DetailField; mayChange: boolean }[] {
  const rules = useOpenStatus().info.register;
  return DETAILS.filter((field) => rules[field].fieldEnabled).map((field) => ({
    field,
    mayChange: rules[field].updateEnabled,
  }));
}
