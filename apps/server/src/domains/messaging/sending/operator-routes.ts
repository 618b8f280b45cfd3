import { messagingBroadcastsOperator as contract, type Output } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { countReachable } from './choose.ts';
import { smsLeft } from './send-limits.ts';
import { testBroadcast } from './test-message.ts';

export function sendingOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.countReach, (input) => countReach(house, input));
  serve(app, contract.testBroadcast, (input, caller) => testBroadcast(house, caller, input));
}

async function countReach(
  house: House,
  { id, segmentId, channels, controlPercent }: Output<typeof contract.countReach.input>,
): Promise<Output<typeof contract.countReach.value>> {
  const asked = { broadcastId: BigInt(id ?? 0), segmentId, channels, percent: controlPercent };
  const { members, chosen, control, ...by } = await countReachable(house, asked);
  return {
    members,
    chosen,
    control,
    by: channels.map((channel) => ({ channel, members: by[channel] })),
    smsLeft: await smsLeft(house, house.reports),
  };
}
