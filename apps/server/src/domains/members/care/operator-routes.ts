import { membersOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAudit } from '../../operators/index.ts';
import { memberCard, memberPersonal } from './card.ts';
import { addNote, listNotes } from './notes.ts';
import { listDownlines, searchMembers } from './search.ts';

/** Who someone is. What touches their sessions and locks is identity's. */
export function careOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.searchMembers, (wanted, caller) => searchMembers(house, caller, wanted));
  serve(app, contract.memberCard, ({ memberId }) => memberCard(house, BigInt(memberId)));
  serve(app, contract.memberDownlines, (wanted) => listDownlines(house, wanted));
  serve(app, contract.memberPersonal, ({ memberId }, caller) =>
    memberPersonal(house, caller, BigInt(memberId)),
  );
  serve(app, contract.memberAudit, ({ memberId, ...page }) =>
    listAudit(house, { ...page, subject: `member:${memberId}` }),
  );
  serve(app, contract.memberNotes, ({ memberId }) => listNotes(house, BigInt(memberId)));
  serve(app, contract.addMemberNote, ({ memberId, words }, caller) =>
    addNote(house, caller, { memberId: BigInt(memberId), words }),
  );
}
