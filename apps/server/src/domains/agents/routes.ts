import { agents as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { detailRoutes } from './centre/detail-routes.ts';
import { reportRoutes } from './centre/routes.ts';
import { contractRoutes } from './contracts/routes.ts';
import { billRoutes } from './pay/routes.ts';
import { changeLink, createLink, deleteLink, LINK_DAYS, listLinks } from './placement/links.ts';
import {
  changeDownlineRebates,
  openDownline,
  promoteDownline,
  showDownlineRebates,
} from './placement/open-downline.ts';
import { listQuotas } from './rebates/quotas.ts';
import { ceilingRows, rebateRows } from './rebates/rebate-limits.ts';

export function agentsRoutes(app: FastifyInstance, house: House): void {
  contractRoutes(app, house);
  billRoutes(app, house);
  reportRoutes(app, house);
  detailRoutes(app, house);
  serve(app, contract.openDownline, (order, { memberId }) => openDownline(house, memberId, order));
  serve(app, contract.globalRebates, async () => ({ list: await ceilingRows(house.db) }));
  serve(app, contract.quotas, (_, { memberId }) => listQuotas(house, memberId));
  serve(app, contract.ownRebates, async (_, { memberId }) => ({
    list: await rebateRows(house.db, memberId),
  }));
  serve(app, contract.downlineRebates, ({ username }, { memberId }) =>
    showDownlineRebates(house, memberId, username),
  );
  serve(app, contract.updateDownlineRebates, (wish, { memberId }) =>
    changeDownlineRebates(house, memberId, wish),
  );
  serve(app, contract.promoteDownline, ({ username }, { memberId }) =>
    promoteDownline(house, memberId, username),
  );
  serve(app, contract.createLink, (wish, { memberId }) => createLink(house, memberId, wish));
  serve(app, contract.links, (wish, { memberId }) => listLinks(house, memberId, wish));
  serve(app, contract.changeLink, (wish, { memberId }) => changeLink(house, memberId, wish));
  serve(app, contract.deleteLink, ({ affiUrlId }, { memberId }) =>
    deleteLink(house, memberId, affiUrlId),
  );
  serve(app, contract.linkExpiries, () => ({ list: LINK_DAYS.map((days) => ({ days })) }));
  serve(app, contract.linkChannels, () => ({
    list: (['WEB', 'MOBILE', 'CHAT'] as const).map((channel) => ({ channel })),
  }));
}
