import { contentChat as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { originOf } from '../../identity/index.ts';
import { isModuleOn } from '../../system/index.ts';
import { boardOf } from '../board.ts';
import {
  countUnread,
  readConversation,
  readSupport,
  sayInRoom,
  sayToSupport,
  showPermission,
  toSaid,
} from './chat.ts';

/** The portal opens its own chat panel at this address. */
const CHAT_URL = '/?chat=support';

export function chatRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.models, () => {
    const enabled = isModuleOn(house, 'CBS3');
    const { isOpen } = boardOf(house).chatRules;
    return [
      { modelId: 'support' as const, name: 'Support', topic: 'chat:me', enabled },
      { modelId: 'room' as const, name: 'Room', topic: 'chat:room', enabled: enabled && isOpen },
    ];
  });
  serve(
    app,
    contract.socketAddress,
    (_input, _caller, { request }) => `${originOf(house, request).replace(/^http/, 'ws')}/ws`,
  );
  serve(app, contract.launch, () => ({ chatUrl: CHAT_URL }));
  serve(app, contract.unreadCount, (_input, { memberId }) => countUnread(house, memberId));
  serve(app, contract.permission, (_input, caller) => showPermission(house, caller));
  serve(app, contract.room, ({ before }, { memberId }) => conversation(null, memberId, before));
  serve(app, contract.sayInRoom, ({ text }, caller) => sayInRoom(house, caller, text));
  serve(app, contract.support, ({ before }, { memberId }) =>
    conversation(memberId, memberId, before),
  );
  serve(app, contract.sayToSupport, ({ text }, caller) => sayToSupport(house, caller, text));
  serve(app, contract.readSupport, (_input, { memberId }) => readSupport(house, memberId));

  async function conversation(thread: bigint | null, readerId: bigint, before: string | undefined) {
    const { rows, hasMore } = await readConversation(house, { thread, before });
    return { list: rows.map((row) => toSaid(row, readerId)), hasMore };
  }
}
