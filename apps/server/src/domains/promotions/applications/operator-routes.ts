import { promotionsApplicationsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { decideApplication } from './decide-application.ts';
import { listApplications, showPicture } from './list-applications.ts';

export function applicationOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listApplications, (input) => listApplications(house, input));
  serve(app, contract.decideApplication, (input, caller) =>
    decideApplication(house, caller, input),
  );
  serve(app, contract.showPicture, (picture, caller, { reply }) =>
    showPicture(house, caller, { picture, reply }),
  );
}
