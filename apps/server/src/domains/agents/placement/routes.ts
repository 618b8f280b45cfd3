import { agentsPlacement as contract, agentsPlacement as downline } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import {
  giveStartingPassword,
  listRemarkTypes,
  renameDownline,
  showMobile,
} from './downline-card.ts';
import { changeLink, createLink, deleteLink, LINK_DAYS, listLinks } from './links.ts';
import { openDownline, promoteDownline } from './open-downline.ts';

export function placementRoutes(app: FastifyInstance, house: House): void {
  linkRoutes(app, house);
  serve(app, contract.openDownline, (order, caller) => openDownline(house, caller, order));
  serve(app, contract.promoteDownline, ({ username }, { memberId }) =>
    promoteDownline(house, memberId, username),
  );
  serve(app, downline.downlineMobile, (input, { memberId }) => showMobile(house, memberId, input));
  serve(app, downline.renameDownline, (input, { memberId }) =>
    renameDownline(house, memberId, input),
  );
  serve(app, downline.startingPassword, (input, caller) =>
    giveStartingPassword(house, caller, input),
  );
  serve(app, downline.remarkTypes, () => listRemarkTypes(house));
}

function linkRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.createLink, (input, { memberId }) => createLink(house, memberId, input));
  serve(app, contract.links, (input, { memberId }) => listLinks(house, memberId, input));
  serve(app, contract.changeLink, (input, { memberId }) => changeLink(house, memberId, input));
  serve(app, contract.deleteLink, ({ affiUrlId }, { memberId }) =>
    deleteLink(house, memberId, affiUrlId),
  );
  serve(app, contract.linkExpiries, () => ({ list: LINK_DAYS.map((days) => ({ days })) }));
  serve(app, contract.linkChannels, () => ({
    list: (['WEB', 'MOBILE', 'CHAT'] as const).map((channel) => ({ channel })),
  }));
}
