import { type Output, operatorsStaff } from '@baize/contract';
import { queryOf } from '../../shared/queries.ts';

export type Operator = Output<typeof operatorsStaff.operator>;

/** A house has tens of operators: all of them come at once, and the page sorts and searches. */
const EVERYONE = 999;

export const operatorsQuery = queryOf(operatorsStaff.listOperators, {
  page: 1,
  pageSize: EVERYONE,
});
