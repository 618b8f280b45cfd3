import { identityOperator, membersOperator } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { rowOf } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { endSessions, tellEnded } from './end-sessions.ts';
import { freeze, unfreeze } from './freeze.ts';
import { listSessions, listSignIns } from './own-sessions.ts';
import { openView } from './views.ts';

export function sessionsOperatorRoutes(app: FastifyInstance, house: House): void {
  freezing(app, house);
  serve(app, identityOperator.memberSessions, async ({ memberId }) => {
    const { list } = await listSessions(house, { memberId: BigInt(memberId), sessionId: 0n });
    return { list: list.map(({ isCurrent: _, ...session }) => session) };
  });
  serve(app, identityOperator.viewAsMember, ({ memberId, reason }, caller) =>
    openView(house, caller, { memberId: BigInt(memberId), reason }),
  );
  serve(app, identityOperator.memberSignIns, ({ memberId, page, pageSize }) =>
    listSignIns(house, { memberId: BigInt(memberId), page, size: pageSize }),
  );
  serve(app, identityOperator.endMemberSessions, async ({ memberId, sessionId }, caller) => {
    const ended = await begin(house.db, async (tx) => {
      const ids = await endSessions(house, tx, {
        memberId: BigInt(memberId),
        reason: 'operator',
        ...(sessionId && { sessionId: BigInt(sessionId) }),
      });
      await recordAudit(house, tx, {
        actor: actorOf(caller),
        action: 'identity.sessions.ended',
        subject: `member:${memberId}`,
        after: { ended: ids.length },
        address: caller.address,
      });
      return ids;
    });
    tellEnded(house, ended);
    return { ended: ended.length };
  });
}

function freezing(app: FastifyInstance, house: House): void {
  serve(app, membersOperator.freezeMember, async (order, caller) => {
    const memberId = BigInt(order.memberId);
    await freeze(house, caller, { ...order, memberId, endsSessions: order.endSessions });
    return rowOf(house, memberId);
  });
  serve(app, membersOperator.unfreezeMember, async (order, caller) => {
    const memberId = BigInt(order.memberId);
    await unfreeze(house, caller, { ...order, memberId });
    return rowOf(house, memberId);
  });
}
