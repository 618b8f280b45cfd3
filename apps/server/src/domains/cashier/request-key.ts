import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../../platform/edge.ts';
import { requestKey } from '../wallet/index.ts';

/** The client's own id of a request, or one made of what it sent. */
export function keyOf(request: FastifyRequest, requestId: string | undefined): string {
  if (requestId !== undefined) return requestId;
  const timestamp = request.headers['x-timestamp'];
  return requestKey({
    token: tokenOf(request) ?? '',
    path: request.url.split('?')[0]!,
    body: JSON.stringify(request.body ?? null),
    timestamp: typeof timestamp === 'string' ? timestamp : undefined,
  });
}
