import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { House } from '../house.ts';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
// The last two carry an IPv4 address of any net inside them.
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
  ['2002::', 16],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

export const NOT_CALLED = 'this address may not be called';

/** Where members play for real money, nothing is posted to a machine of our own net. */
export const isOwnNetOpen = ({ config }: House): boolean => config.profile !== 'production';

/** Whether an address as it is written may be called: by TLS only, and by no number of our own net. */
export function isCallable(house: House, url: string): boolean {
  if (isOwnNetOpen(house)) return true;
  return new URL(url).protocol === 'https:' && isOutsideHost(url);
}

/** The same, and what its name stands for at this moment: for whoever enters it. */
export async function mayCall(house: House, url: string): Promise<boolean> {
  if (isOwnNetOpen(house)) return true;
  if (!isCallable(house, url)) return false;
  const { hostname } = new URL(url);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return new Promise((resolve) => {
    outsideLookup()(hostname, { all: true }, (error) => resolve(error === null));
  });
}

/** A name says nothing yet: what it stands for is looked at when the connection is made. */
export function isOutsideHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isOutside(host);
}

type Resolve = (
  name: string,
  options: { all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * Finds the numbers of a name for a connection, and gives only what lies outside of our net. The
 * connection goes to what was looked at here: a name that means something else a moment later gains
 * nothing.
 */
export function outsideLookup(resolve: Resolve = lookup): LookupFunction {
  return (name, options, done) =>
    resolve(name, { all: true }, (error, found) => {
      const isOpen = found?.length > 0 && found.every(({ address }) => isOutside(address));
      const fault = error ?? (isOpen ? null : new Error(NOT_CALLED));
      if (fault || !found[0]) done(fault, []);
      else if (options.all) done(null, found);
      else done(null, found[0].address, found[0].family);
    });
}

function isOutside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return !inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
