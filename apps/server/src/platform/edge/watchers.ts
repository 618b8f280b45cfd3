import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';
import { plainAddress } from './address.ts';

/** Measures and the list of all calls: in production for the addresses of `BAIZE_WATCHERS` only. */
export function forWatchers({ config }: House): (request: FastifyRequest) => Promise<void> {
  const watchers = listOf(config.watchers);
  return async ({ ip }) => {
    const address = plainAddress(ip);
    const isWatcher = watchers.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    if (config.profile === 'production' && !isWatcher) refuse('NOT_ALLOWED');
  };
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}
