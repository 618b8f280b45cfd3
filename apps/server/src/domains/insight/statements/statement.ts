import type { insightStatementsOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { refuseLong } from '../period.ts';
import type { Sheet } from '../sheet.ts';
import { countMoney } from '../sums/money-sums.ts';
import type { StatementAsked } from './asked.ts';
import { balances } from './balances.ts';
import { cohorts } from './cohorts.ts';
import { feeders } from './feeders.ts';
import { funnel } from './funnel.ts';
import { jackpots } from './jackpots.ts';
import { liability } from './liability.ts';
import { lifetime } from './lifetime.ts';
import { stopped } from './stopped.ts';
import { tax } from './tax.ts';

type Input = Output<typeof contract.showStatement.input>;

const PATIENCE_MS = 200;

const ready: Record<contract.Statement, (asked: StatementAsked) => Promise<Sheet>> = {
  cohorts,
  lifetime,
  funnel,
  stopped,
  jackpots,
  feeders,
  liability,
  balances,
  tax,
};

export async function showStatement(house: House, input: Input): Promise<Sheet> {
  const { kind, from, to, rate } = input;
  refuseLong({ from, to });
  await countMoney(house, PATIENCE_MS);
  const offset = brandOf(house).timeZoneOffsetMinutes;
  return ready[kind]({ house, from, to, rate, offset });
}
