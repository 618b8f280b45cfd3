import { expect, test } from 'vitest';
import { isCoinAddress, networks, plainAddress } from './coin-addresses.ts';

/** Known from contracts of the coins themselves and from the standards' own examples. */
const GOOD: Record<(typeof networks)[number], string[]> = {
  TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ERC20: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ],
  BTC: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  ],
};

test.each(networks)('%s: a right address is taken by its own network only', (network) => {
  for (const address of GOOD[network]) {
    expect(networks.filter((one) => isCoinAddress(one, address))).toEqual([network]);
  }
});

const ALPHABETS = {
  TRC20: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  BTC: '023456789acdefghjklmnpqrstuvwxyz',
};

test.each(['TRC20', 'BTC'] as const)('%s: any one wrong character is found', (network) => {
  const wrong = GOOD[network].flatMap((address) =>
    [...address].flatMap((_sign, at) =>
      [...ALPHABETS[network]].map((sign) => address.slice(0, at) + sign + address.slice(at + 1)),
    ),
  );
  const taken = wrong.filter((address) => isCoinAddress(network, address));
  expect(taken.filter((address) => !GOOD[network].includes(address))).toEqual([]);
});

test('ERC20: a wrong digit or a letter of the wrong case is found where the case says something', () => {
  const [address] = GOOD.ERC20;
  for (let at = 2; at < address!.length; at += 1) {
    const sign = address![at]!;
    const turned = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
    const cased = address!.slice(0, at) + turned + address!.slice(at + 1);
    if (cased !== address) expect(isCoinAddress('ERC20', cased)).toBe(false);
    const digit = address!.slice(0, at) + (sign === '7' ? '8' : '7') + address!.slice(at + 1);
    expect([digit, isCoinAddress('ERC20', digit)]).toEqual([digit, false]);
  }
});

test('what is no address of a chain that pays is refused', () => {
  // A test chain, a future witness version, the old checksum with the new version, mixed case.
  for (const address of [
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'bc1qAR0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    '',
    ' ',
    '1',
    '0'.repeat(200),
  ]) {
    expect(networks.filter((network) => isCoinAddress(network, address))).toEqual([]);
  }
  expect(isCoinAddress(undefined, GOOD.TRC20[0]!)).toBe(false);
  expect(isCoinAddress('constructor', GOOD.TRC20[0]!)).toBe(false);
});

test('one address has one spelling', () => {
  const [upper, lower] = [GOOD.BTC[3]!, GOOD.BTC[2]!];
  expect(plainAddress('BTC', upper)).toBe(lower);
  expect(plainAddress('ERC20', GOOD.ERC20[2]!)).toBe(GOOD.ERC20[3]);
  expect(plainAddress('TRC20', GOOD.TRC20[0]!)).toBe(GOOD.TRC20[0]);
});
