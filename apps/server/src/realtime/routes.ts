import { MAX_SOCKET_MESSAGE_BYTES } from '@baize/contract';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isUnavailable } from '../platform/database.ts';
import type { FindCaller } from '../platform/edge.ts';
import type { House } from '../platform/house.ts';
import { refuse } from '../platform/refusal.ts';
import { openGathering } from './gathering.ts';
import { CLOSE, dismiss, type Guest, isTooFast, openGuest, sayNo } from './guest.ts';
import { openLobby } from './lobby.ts';
import { openSwitchboard } from './switchboard.ts';
import { answer, type Room, recheckSessions } from './talk.ts';
import { openUpgrades } from './upgrades.ts';

const HELLO_WITHIN_MS = 10_000;

/** The sockets at /ws: who comes, what they may hear, and how they are told. */
export async function realtimeRoutes(
  app: FastifyInstance,
  house: House,
  callers: FindCaller[],
): Promise<void> {
  const lobby = openLobby(house);
  const board = openSwitchboard(house);
  const gather = openGathering();
  const room: Room = { app, house, callers, lobby, board, gather, calls: new Set() };
  const ungap = house.fanout.onGap(() => {
    recheckSessions(room).catch((err) => house.log.warn({ err }, 'sessions were not rechecked'));
  });
  await app.register(websocket, {
    options: { maxPayload: MAX_SOCKET_MESSAGE_BYTES, perMessageDeflate: false },
    preClose: (done) => {
      Promise.all([lobby.closeAll(), ...room.calls]).then(() => done(), done);
    },
  });
  const { remember, forget } = openUpgrades();
  const preValidation = [refuseForeignPages(house), remember];
  app.get('/ws', { websocket: true, preValidation }, (socket, request) => {
    forget(socket, request);
    welcome(room, socket, request);
  });
  app.addHook('onClose', async () => {
    ungap();
    lobby.stop();
    board.close();
  });
}

/** A page of another site must not open a socket in its visitor's name; programs send no Origin. */
function refuseForeignPages({ config }: House) {
  return async ({ headers, host }: FastifyRequest) => {
    if (!headers.origin) return;
    const own = [config.BAIZE_ORIGIN, `http://${host}`, `https://${host}`];
    if (!own.includes(headers.origin)) refuse('FOREIGN_ORIGIN');
  };
}

function welcome(room: Room, socket: WebSocket, { caller }: FastifyRequest): void {
  const guest = openGuest(socket, { ...caller, ...NOBODY }, room.gather);
  if (!room.lobby.enter(guest)) {
    dismiss(socket, CLOSE.tooMany, 'too many sockets');
    return;
  }
  const timer = setTimeout(() => {
    if (!guest.isGreeted) dismiss(socket, CLOSE.noHello, 'hello first');
  }, HELLO_WITHIN_MS);
  // One after another: what follows a hello must find the caller known.
  let turn = Promise.resolve();
  socket.on('message', (data) => {
    if (isTooFast(guest)) return dismiss(socket, CLOSE.tooMany, 'too many messages');
    turn = turn
      .then(() => answer(room, guest, String(data)))
      .catch((err) => fail(room, guest, err));
  });
  socket.on('pong', () => {
    guest.isAlive = true;
  });
  socket.on('close', () => {
    clearTimeout(timer);
    room.lobby.leave(guest);
    for (const line of guest.lines.values()) room.board.leave(guest, line);
  });
}

/** A socket speaks for nobody until its first message says for whom. */
const NOBODY = {
  kind: 'visitor',
  memberId: 0n,
  operatorId: 0n,
  sessionId: 0n,
  rights: [],
} as const;

function fail({ house }: Room, guest: Guest, err: unknown): void {
  if (!isUnavailable(err)) house.log.error({ err }, 'a socket message failed');
  sayNo(guest, isUnavailable(err) ? 'BUSY' : 'UNKNOWN_ERROR');
}
