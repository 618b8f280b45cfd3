import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

type Upgrades = {
  /** Keeps in mind which answer a request is to get, until it has become a socket. */
  remember(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  forget(socket: WebSocket, request: FastifyRequest): void;
};

/**
 * Nothing of the request that opened a socket is needed once it is open. Left alone, it and its answer
 * would stay for as long as the socket does: a third of what a socket takes.
 */
export function openUpgrades(): Upgrades {
  const answers = new WeakMap<IncomingMessage, ServerResponse>();
  return {
    remember: async ({ raw }, reply) => {
      answers.set(raw, reply.raw);
    },
    forget: (socket, { raw }) => {
      answers.get(raw)?.detachSocket(raw.socket);
      // The framework listens for faults with the request in its hand.
      socket.removeAllListeners('error').on('error', hangUp);
    },
  };
}

function hangUp(this: WebSocket): void {
  this.terminate();
}
