import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

export const networks = ['TRC20', 'ERC20', 'BTC'] as const;
type Network = (typeof networks)[number];

/** Whether money sent there could arrive: form and checksum, so that one wrong character is found. */
export function isCoinAddress(network: string | undefined, address: string): boolean {
  return isNetwork(network) && checks[network](address);
}

/** One address has one spelling, by which it is found again. */
export function plainAddress(network: string | undefined, address: string): string {
  const isCaseless = network === 'ERC20' || SEGWIT.test(address);
  return isCaseless ? address.toLowerCase() : address;
}

export function isNetwork(name: string | undefined): name is Network {
  return networks.some((one) => one === name);
}

const checks: Record<Network, (address: string) => boolean> = {
  TRC20: (address) => hasVersion(address, [0x41]),
  ERC20: isEthereum,
  BTC: (address) => (SEGWIT.test(address) ? isSegwit(address) : hasVersion(address, [0x00, 0x05])),
};

const base58check = createBase58check((bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest(),
);
/** One byte says what it is, twenty whose. */
const LEGACY_BYTES = 21;

function hasVersion(address: string, versions: readonly number[]): boolean {
  const bytes = orNothing(() => base58check.decode(address));
  return bytes?.length === LEGACY_BYTES && versions.includes(bytes[0]!);
}

/** In two cases the capitals are the checksum (EIP-55); in one case there is none to look at. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const plain = digits.toLowerCase();
  if (digits === plain || digits === digits.toUpperCase()) return true;
  const hash = Buffer.from(keccak_256(Buffer.from(plain))).toString('hex');
  const isCapital = (at: number) => Number.parseInt(hash[at]!, 16) >= 8;
  const spelt = [...plain].map((digit, at) => (isCapital(at) ? digit.toUpperCase() : digit));
  return spelt.join('') === digits;
}

const SEGWIT = /^bc1/i;
/** Only the versions that wallets can spend from; what is sent to a later one is anyone's. */
const WITNESS = [
  { version: 0, code: bech32, lengths: [20, 32] },
  { version: 1, code: bech32m, lengths: [32] },
] as const;

function isSegwit(address: string): boolean {
  return WITNESS.some(({ version, code, lengths }) => {
    const read = orNothing(() => {
      const { prefix, words } = code.decode(address as `bc1${string}`);
      return { prefix, version: words[0], bytes: code.fromWords(words.slice(1)).length };
    });
    const isRight = read?.prefix === 'bc' && read.version === version;
    return isRight && lengths.some((length) => length === read.bytes);
  });
}

/** The codes throw at what they cannot read. */
function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
