import type { FastifyRequest } from 'fastify';
import type { House } from '../../platform/house.ts';
import { settingsOf } from '../system/index.ts';

const HOST = /^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i;
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address in mails and redirects is the configured one, else the one that was asked at if it is
 * ours: whoever asks for someone else's link must not choose where it leads.
 */
export function originOf(house: House, request: FastifyRequest): string {
  const { BAIZE_ORIGIN } = house.config;
  if (BAIZE_ORIGIN) return new URL(BAIZE_ORIGIN).origin;
  const { mainDomain, domains } = settingsOf(house, 'domains');
  const ours = [...THIS_MACHINE, mainDomain, ...domains.map(({ domain }) => domain)];
  const name = HOST.exec(request.host)?.[1]?.toLowerCase();
  return name && ours.includes(name)
    ? `${request.protocol}://${request.host}`
    : `https://${mainDomain}`;
}
