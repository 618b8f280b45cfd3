import type { cashierReports as contract, Language, Output } from '@baize/contract';
import { movementWords, type Reason, reasons } from '../../wallet/index.ts';

/** Why money moves, by the numbers and codes that clients know. */
export function listTransactionTypes(
  language: Language,
): Output<typeof contract.transactionTypes.value> {
  return Object.entries(reasons).map(([code, [txTypeId, codeType]]) => ({
    txTypeId,
    code,
    codeType,
    txTypeName: movementWords(code as Reason, language),
  }));
}
