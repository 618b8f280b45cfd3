import { protection as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askReturn, excludeMember, takeTimeOut } from '../exclusions/exclusions.ts';
import { askIdentity } from '../identity-check/identity-check.ts';
import { cancelLimit, confirmLimit, setLimit } from '../limits/limits.ts';
import { acknowledgeCheck, noteReview, setRealityCheck } from '../limits/reality-check.ts';
import { listEvents } from '../record.ts';
import { showState } from './state.ts';

/** A member's own calls: each is answered with how everything stands afterwards. */
export function overviewRoutes(app: FastifyInstance, house: House): void {
  const after = async ({ memberId }: Caller, done: Promise<unknown>) => {
    await done;
    return showState(house, memberId);
  };
  serve(app, contract.read, (_input, { memberId }) => showState(house, memberId));
  serve(app, contract.setLimit, (input, caller) => after(caller, setLimit(house, caller, input)));
  serve(app, contract.confirmLimit, (which, caller) =>
    after(caller, confirmLimit(house, caller, which)),
  );
  serve(app, contract.cancelLimit, (which, caller) =>
    after(caller, cancelLimit(house, caller, which)),
  );
  serve(app, contract.takeTimeOut, ({ days }, caller) =>
    after(caller, takeTimeOut(house, caller, { memberId: caller.memberId, days })),
  );
  serve(app, contract.exclude, (input, caller) =>
    after(caller, excludeMember(house, caller, { memberId: caller.memberId, ...input })),
  );
  serve(app, contract.askReturn, (_input, caller) =>
    after(caller, askReturn(house, caller, caller.memberId)),
  );
  serve(app, contract.setRealityCheck, ({ minutes }, caller) =>
    after(caller, setRealityCheck(house, caller.memberId, minutes)),
  );
  serve(app, contract.acknowledge, ({ goesOn }, caller) =>
    after(caller, acknowledgeCheck(house, caller.memberId, goesOn)),
  );
  serve(app, contract.review, (_input, caller) =>
    after(caller, noteReview(house, caller.memberId)),
  );
  serve(app, contract.askIdentity, (_input, caller) =>
    after(caller, askIdentity(house, caller.memberId)),
  );
  serve(app, contract.listEvents, (page, { memberId }) => listEvents(house, memberId, page));
}
