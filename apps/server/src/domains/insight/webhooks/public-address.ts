import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { House } from '../../../platform/house.ts';

const inside = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([['224.0.0.0', 3]] as const),
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Where members play for real money, events leave by TLS only, and never to a machine of our own net. */
export async function mayCall(house: House, url: string): Promise<boolean> {
  if (house.config.profile !== 'production') return true;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host }]
    : await lookup(host, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isOutside(address));
}

function isOutside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return !inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
