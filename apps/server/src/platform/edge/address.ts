import { BlockList, isIP, isIPv6 } from 'node:net';

const LOOPBACK = /^(127\.|::1$)/;

/** Whoever has hung up before their request is read has no address any more. */
export function addressOf({ ip }: { ip: string | undefined }): string {
  return ip ?? '';
}

/** Of this very machine. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(plainAddress(address));
}

/** An IPv4 address that came through an IPv6 socket is an IPv4 address. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const NETWORK_PARTS = 4;

/** Who counts as one: an IPv4 address, or the 64 bits of an IPv6 network, whose owner has all the rest. */
export function addressBlock(address: string): string {
  const plain = plainAddress(address).split('%', 1)[0]!.toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::', 2);
  const parts = [head, tail].map((side) => (side === '' ? [] : side.split(':')));
  const missing = plain.includes('::') ? 8 - parts[0]!.length - parts[1]!.length : 0;
  const all = [...parts[0]!, ...Array<string>(Math.max(missing, 0)).fill('0'), ...parts[1]!];
  const network = all.slice(0, NETWORK_PARTS).map((part) => part.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** One address, or a range such as 10.0.0.0/8. */
export function isAddressRange(range: string): boolean {
  const [address = '', bits, ...more] = range.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** A list that is empty lets in everyone. */
export function addressCheck(ranges: readonly string[]): (address: string) => boolean {
  if (ranges.length === 0) return () => true;
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}
