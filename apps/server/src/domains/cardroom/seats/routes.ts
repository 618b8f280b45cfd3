import { cardroomSeats as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serveBySocket } from '../../../platform/serve/by-socket.ts';
import { serve } from '../../../platform/serve.ts';
import type { CardRoom } from '../hands/change-table.ts';
import { showTable } from '../hands/show-table.ts';
import { act } from './act.ts';
import { chooseSeed, leaveTable, sitOut, topUp, useTimeBank, whyOut } from './at-table.ts';
import { openRoom, quickSeat } from './find-chair.ts';
import { findRoom } from './find-room.ts';
import { sitDown } from './sit-down.ts';

export function seatRoutes(app: FastifyInstance, room: CardRoom): void {
  const { house } = room.play;
  serve(app, contract.quickSeat, (input, caller) => quickSeat(room, caller, input));
  serve(app, contract.openRoom, (input, caller) => openRoom(room, caller, input));
  serve(app, contract.findRoom, ({ code }, caller) => findRoom(house, caller, code));
  serve(app, contract.takeSeat, async ({ tableId, ...wanted }, caller) => {
    const table = await sitDown(room, caller, BigInt(tableId), wanted);
    return showTable(house, table, caller.memberId);
  });
  serve(app, contract.leave, (input, caller) => leaveTable(room, caller, input));
  serve(app, contract.sitOut, (input, caller) => sitOut(room, caller, input));
  serve(app, contract.whyOut, (input, caller) => whyOut(house, caller, input));
  serve(app, contract.topUp, (input, caller) => topUp(room, caller, input));
  serve(app, contract.chooseSeed, (input, caller) => chooseSeed(room, caller, input));
  serveBySocket(app, contract.act, (input, caller) => act(room, caller, input));
  serve(app, contract.useTimeBank, (input, caller) => useTimeBank(room, caller, input));
}
