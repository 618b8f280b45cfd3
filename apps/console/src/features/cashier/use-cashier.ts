import { cashierDepositsOperator, cashierSettingsOperator } from '@baize/contract';
import { queryOf } from '../../shared/queries.ts';

/** The ways to pay in change seldom, and every list names them. */
export const channelsQuery = queryOf(cashierDepositsOperator.listChannels, {});

export const rulesQuery = queryOf(cashierSettingsOperator.readSettings, {});
