import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { promotionCampaigns } from './banners/promotion-campaigns.ts';
import { cannonPieces, cannonTones, seaLooks, swimmers } from './fish/addresses.ts';
import {
  artVersion,
  banner,
  drawArt,
  gameBook,
  homeCampaigns,
  motifNames,
  TILE_BYTES,
  tileAddress,
  vendorAddress,
  versioned,
} from './index.ts';

const pathOf = (address: string) => address.split('?')[0]!;
const drawn = (vendor: string, code: string, category: string) =>
  drawArt(pathOf(tileAddress({ vendor, code, category })));

test('the version in the addresses is that of the drawings', () => {
  const hash = createHash('sha256');
  for (const { id, category } of gameBook) hash.update(drawn('BAIZE', id, category)!);
  for (const name of motifNames) hash.update(drawn('ANY', `a-${name}-game`, 'RNG')!);
  for (const code of ['JL', 'PG', 'DG', 'SA', 'BAIZE'])
    hash.update(drawArt(`/art/vendor/RNG-${code}.svg`)!);
  for (const campaign of homeCampaigns)
    hash.update(banner(campaign) + banner(campaign, { tall: true }));
  for (const { id } of promotionCampaigns)
    hash.update(drawArt(`/art/banner/w_promotion/${id}-wide.svg`)!);
  for (const bird of ['7-meron-leap', '12-wala-stand', '3-wala-beat', '40-meron-rest'])
    hash.update(drawArt(`/art/arena/bird-${bird}.svg`)!);
  for (const look of ['sol', 'sabong']) hash.update(drawArt(`/art/arena/pit-${look}.svg`)!);
  for (const name of swimmers) hash.update(drawArt(`/art/fish/swimmer-${name}.svg`)!);
  for (const look of seaLooks) hash.update(drawArt(`/art/fish/sea-${look}.svg`)!);
  for (const tone of cannonTones)
    for (const piece of cannonPieces)
      hash.update(drawArt(`/art/fish/cannon-${tone}-${piece}.svg`)!);
  expect(artVersion).toBe(hash.digest('hex').slice(0, 8));
});

test('a game of the book has the tile that was set by hand', () => {
  const address = tileAddress({ vendor: 'BAIZE', code: 'koi-moon', category: 'RNG' });
  expect(address).toBe(`/art/tile/koi-moon.svg?v=${artVersion}`);
  expect(drawArt(pathOf(address))).toContain('<svg');
});

test('any other game has a tile of its own, at most 12 kB, whatever its code', () => {
  const codes = ['1004', 'Fortune Gems 3', '麻將', 'a/b', '%2e', '..', 'x'.repeat(64)];
  const tiles = codes.map((code) => drawn('JL', code, 'FISH')!);
  expect(new Set(tiles).size).toBe(codes.length);
  expect(tiles.filter((svg) => svg.length > TILE_BYTES)).toEqual([]);
  expect(drawn('PG', '1004', 'FISH')).not.toBe(tiles[0]);
});

test('vendors have marks by their code, and the same one in every category', () => {
  const mark = (category: string) => drawArt(pathOf(vendorAddress(category, 'JL')));
  expect(mark('RNG')).toContain('<svg');
  expect(mark('FISH')).toBe(mark('RNG'));
});

test('nothing else is drawn by name, and nothing foreign is given a version', () => {
  expect(['/art/tile/', '/art/tile/a/b.svg', '/art/other/a.svg', '/x.svg'].map(drawArt)).toEqual([
    ...Array(4),
  ]);
  expect(versioned('https://cdn.example/a.svg')).toBe('https://cdn.example/a.svg');
});

test('stories have a picture by their name, light enough for a list of them', () => {
  const drawing = drawArt('/art/story/check-a-roll-yourself.svg')!;
  expect(drawing).toMatch(/^<svg/);
  expect(drawing.length).toBeLessThan(40_000);
  expect(drawArt('/art/story/none.svg')).toBeUndefined();
});
