import type { insightStatementsOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';

type Input = Output<typeof contract.showStatement.input>;

/** What a statement is made of: the house, its days, and what the tax sheet asks. */
export type StatementAsked = Pick<Input, 'from' | 'to' | 'rate'> & { house: House; offset: number };
