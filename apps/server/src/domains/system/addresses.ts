import { BlockList, isIP } from 'node:net';
import { plainAddress } from '../../platform/edge/address.ts';

/** Whether an address is one of those named, alone or in a range. */
export function isAmong(address: string, ranges: readonly string[]): boolean {
  const list = listOf(ranges);
  const plain = plainAddress(address);
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

// Asked for every request, so the list is built once for as long as the setting is the same.
const lists = new WeakMap<readonly string[], BlockList>();

function listOf(ranges: readonly string[]): BlockList {
  const known = lists.get(ranges);
  if (known) return known;
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  lists.set(ranges, list);
  return list;
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
