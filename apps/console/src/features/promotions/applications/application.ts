import type { Output, promotionsApplicationsOperator } from '@baize/contract';

export type Application = Output<
  typeof promotionsApplicationsOperator.listApplications.value
>['list'][number];
