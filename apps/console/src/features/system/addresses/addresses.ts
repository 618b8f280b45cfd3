/** An address as its bits; undefined when it is none. */
type Bits = { family: 4 | 6; value: bigint };

export function readLines(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** One address or a range of them, as the house takes them. */
export function isAddressRange(text: string): boolean {
  const [address = '', size, ...rest] = text.split('/');
  const bits = readAddress(address);
  if (!bits || rest.length > 0) return false;
  return size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= widthOf(bits));
}

export function isAmong(address: string, ranges: readonly string[]): boolean {
  const bits = readAddress(address);
  return bits !== undefined && ranges.some((range) => isInside(bits, range));
}

function isInside(bits: Bits, range: string): boolean {
  const [address = '', size] = range.split('/');
  const start = readAddress(address);
  if (start?.family !== bits.family) return false;
  const spare = BigInt(widthOf(bits) - Number(size ?? widthOf(bits)));
  return start.value >> spare === bits.value >> spare;
}

export function readAddress(text: string): Bits | undefined {
  // An IPv4 address that came through an IPv6 socket is an IPv4 address.
  const plain = text.replace(/^::ffff:(?=\d+\.)/i, '');
  return readFour(plain) ?? readSix(plain);
}

function widthOf({ family }: Bits): number {
  return family === 4 ? 32 : 128;
}

function readFour(text: string): Bits | undefined {
  const parts = text.split('.');
  const isFour =
    parts.length === 4 &&
    parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isFour ? { family: 4, value: joined(parts.map(Number), 8n) } : undefined;
}

const GROUPS = 8;

function readSix(text: string): Bits | undefined {
  const halves = text.split('::');
  if (halves.length > 2 || !text.includes(':')) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half ? half.split(':') : []));
  const missing = GROUPS - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return {
    family: 6,
    value: joined(
      groups.map((group) => Number.parseInt(group, 16)),
      16n,
    ),
  };
}

function joined(parts: number[], width: bigint): bigint {
  return parts.reduce((value, part) => (value << width) | BigInt(part), 0n);
}
