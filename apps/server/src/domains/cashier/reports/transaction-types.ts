import type { cashierReports as contract, Output } from '@baize/contract';
import { reasons } from '../../wallet/index.ts';

/** Why money moves, by the numbers and codes that clients know. */
export function listTransactionTypes(): Output<typeof contract.transactionTypes.value> {
  return Object.entries(reasons).map(([code, [txTypeId, codeType, txTypeName]]) => ({
    txTypeId,
    code,
    codeType,
    txTypeName,
  }));
}
