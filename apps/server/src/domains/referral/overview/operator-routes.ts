import {
  referralFriendsOperator as contract,
  referralSettingsOperator as settings,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { referralSettings, saveReferralSettings } from '../settings.ts';
import { decideBlock } from './decide-block.ts';
import { listAllPayments, listBlocks, listFriendsOf } from './operator-lists.ts';

export function overviewOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, settings.readSettings, () => referralSettings(house.db));
  serve(app, settings.saveSettings, (input, caller) => saveReferralSettings(house, caller, input));
  serve(app, contract.listFriends, (input) => listFriendsOf(house, input));
  serve(app, contract.listBlocks, (input) => listBlocks(house, input));
  serve(app, contract.decideBlock, (input, caller) => decideBlock(house, caller, input));
  serve(app, contract.listPayments, (input) => listAllPayments(house, input));
}
