import type { FastifyRequest } from 'fastify';
import type { House } from '../../platform/house.ts';

/** The address in mails and redirects is the configured one; a demo has only the one it was asked at. */
export function originOf(house: House, request: FastifyRequest): string {
  return house.config.BAIZE_ORIGIN ?? `${request.protocol}://${request.host}`;
}
