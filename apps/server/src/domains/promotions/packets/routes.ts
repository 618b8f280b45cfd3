import { promotionsPackets as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { openPacket } from './open-packet.ts';
import { sendPacket } from './send-packet.ts';
import { listOwnPackets, showPacket } from './show-packets.ts';

export function packetRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.packets, (_input, { memberId }) => listOwnPackets(house, memberId));
  serve(app, contract.sendPacket, (input, { memberId }, { request }) =>
    sendPacket(house, { ...input, memberId, requestId: keyOf(request, input.requestId) }),
  );
  serve(app, contract.packet, ({ code }, { memberId }) => showPacket(house, { memberId, code }));
  serve(app, contract.openPacket, ({ code, requestId }, { memberId }, { request }) =>
    openPacket(house, { memberId, code, requestId: keyOf(request, requestId) }),
  );
}
