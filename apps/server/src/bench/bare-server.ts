import { fastify } from 'fastify';

/**
 * What the framework reaches by itself: one route that takes what our call takes, and answers the same
 * bytes, with no header of ours and no question asked.
 */
export type BareOrder = { method: 'GET' | 'POST'; path: string; type: string; body: string };

process.on('message', ({ method, path, type, body }: BareOrder) => {
  const app = fastify();
  const bytes = Buffer.from(body, 'latin1');
  const payload = type.startsWith('application/json') ? bytes.toString('utf8') : bytes;
  app.route({ method, url: path, handler: (_request, reply) => reply.type(type).send(payload) });
  void app
    .listen({ port: 0, host: '127.0.0.1' })
    .then(() => process.send?.((app.server.address() as { port: number }).port));
});
process.send?.('ready');
