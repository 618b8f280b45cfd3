import type { Output, vendorsSeamless } from '@baize/contract';
import type { Money } from '@baize/money';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { wireAmount } from '../connections/amounts.ts';
import type { Connection } from '../connections/connections.ts';

export type WireAnswer = Output<typeof vendorsSeamless.bet.value>;

export type Told = {
  status: vendorsSeamless.VendorStatus;
  transactionId?: string | null;
  balance?: Money | null;
  reason?: vendorsSeamless.VendorReason | null;
  playerId?: string;
  gameCode?: string;
};

/** The answer in the vendor's own amounts. */
export function wireAnswer({ exponent }: Pick<Connection, 'exponent'>, told: Told): WireAnswer {
  const { status, transactionId = null, balance = null, reason, playerId, gameCode } = told;
  const value = {
    status,
    transactionId,
    currency: BRAND_CURRENCY,
    balance: balance === null ? null : wireAmount(balance, exponent),
    ...(playerId !== undefined && { playerId }),
    ...(gameCode !== undefined && { gameCode }),
    ...(reason && { reason }),
  };
  const success = status === 'OK';
  return { success, ...(!success && { errorCode: status }), ...value, value };
}
