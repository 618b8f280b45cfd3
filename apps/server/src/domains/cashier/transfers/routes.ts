import { cashierTransfers as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { findMember } from '../../members/index.ts';
import { transferVendorsOf } from '../../wallet/index.ts';
import { readSettings } from '../settings.ts';
import { isAuto, recallOnLeave, setAuto } from './auto-transfer.ts';
import { showCollectable } from './collect.ts';
import { listTransfers } from './list-transfers.ts';
import { findReceiver } from './receiver.ts';
import { sendToMany } from './send-to-many.ts';
import { showTransferOptions } from './transfer-options.ts';
import { countAsked, sendInTree } from './tree-transfer.ts';

export function transferRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.transferOptions, async (_input, { memberId }) => {
    const asked = await countAsked(house, house.db, memberId, house.clock.now());
    return showTransferOptions(house, memberId, asked);
  });
  serve(app, contract.transferUpline, async (input, { memberId }, { request }) => {
    const member = await findMember(house.db, memberId);
    const otherId = member?.upline_id ?? refuse('UPLINE_MISSING');
    const requestId = keyOf(request, input.requestId);
    const way = { kind: 'UP', label: 'ORDINARY' } as const;
    return sendInTree(house, { ...input, ...way, memberId, otherId, requestId });
  });
  serve(app, contract.transferDownline, async (input, { memberId }, { request }) => {
    const { anyDescendant } = await readSettings(house.db);
    const otherId = await findReceiver(house, memberId, input.username, anyDescendant);
    const requestId = keyOf(request, input.requestId);
    return sendInTree(house, { ...input, kind: 'DOWN', memberId, otherId, requestId });
  });
  serve(app, contract.transferMultipleDownline, (input, { memberId }, { request }) =>
    sendToMany(house, { ...input, memberId, requestId: keyOf(request, input.requestId) }),
  );
  serve(app, contract.collectDownline, async (input, { memberId }, { request }) => {
    const otherId = await findReceiver(house, memberId, input.username, false);
    const requestId = keyOf(request, input.requestId);
    const way = { kind: 'COLLECT', label: 'ORDINARY' } as const;
    return sendInTree(house, { ...input, ...way, memberId, otherId, requestId });
  });
  serve(app, contract.collectable, async ({ username }, { memberId }) => {
    const otherId = await findReceiver(house, memberId, username, false);
    return showCollectable(house.db, { memberId, otherId });
  });
  serve(app, contract.treeTransfers, (input, { memberId }) =>
    listTransfers(house, memberId, input),
  );
  autoRoutes(app, house);
}

function autoRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.autoTransfer, async (_input, { memberId }) => ({
    enabled: await isAuto(house.db, memberId),
  }));
  serve(app, contract.setAutoTransfer, ({ enabled }, { memberId }) =>
    setAuto(house, memberId, enabled),
  );
  serve(app, contract.leaveGame, (input, { memberId }, { request }) =>
    recallOnLeave(house, transferVendorsOf(house), {
      memberId,
      requestId: keyOf(request, input.requestId),
    }),
  );
}
