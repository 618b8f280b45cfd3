import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../edge.ts';

/**
 * The client's own id of a request, or one made of what it sent: the same token, path, body and
 * X-Timestamp are the same request. Without a timestamp two equal requests cannot be told apart from
 * one repeated, and are taken for two.
 */
export function keyOf(request: FastifyRequest, requestId: string | undefined): string {
  if (requestId !== undefined) return requestId;
  const timestamp = request.headers['x-timestamp'];
  if (typeof timestamp !== 'string' || timestamp === '') return `auto:${randomUUID()}`;
  const path = request.url.split('?')[0]!;
  const parts = [tokenOf(request) ?? '', path, JSON.stringify(request.body ?? null), timestamp];
  return `auto:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;
}
