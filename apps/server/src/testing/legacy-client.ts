import { createCipheriv, randomBytes } from 'node:crypto';

/** The older clients' side of encrypted bodies, written from their habits and not from our server. */
export function legacyClient(modulusHex: string) {
  const modulus = BigInt(`0x${modulusHex}`);
  return {
    seal(text: string, secret = randomBytes(8).toString('hex')) {
      return {
        header: rsaBlocks([...secret].reverse().join(''), modulus),
        body: des(text, secret),
      };
    },
  };
}

const CHUNK = 126;

/** Character codes, filled up with zeros, packed lowest byte first; each chunk is one number. */
function rsaBlocks(text: string, modulus: bigint): string {
  const codes = [...text].map((character) => character.charCodeAt(0));
  while (codes.length % CHUNK !== 0) codes.push(0);
  const blocks: string[] = [];
  for (let start = 0; start < codes.length; start += CHUNK) {
    const number = codes
      .slice(start, start + CHUNK)
      .reduce((sum, code, place) => sum + (BigInt(code) << BigInt(8 * place)), 0n);
    blocks.push(power(number, 0x10001n, modulus).toString(16));
  }
  return blocks.join(' ');
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function des(text: string, secret: string): string {
  const key = Buffer.from(secret.slice(0, 8));
  const cipher = createCipheriv('des-ede3', Buffer.concat([key, key, key]), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}
