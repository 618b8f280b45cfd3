import type { Output, operatorsStaff } from '@baize/contract';

export type Operator = Output<typeof operatorsStaff.operator>;
