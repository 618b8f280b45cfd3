import { expect, test } from 'vitest';
import { tileAddress } from './index.ts';
import { bannerPixels, pixelsAt, tileSources } from './pixels.ts';

const pathOf = (address: string) => address.split('?')[0]!;

test('a tile of ours comes in three widths, each of which leads back to its drawing', () => {
  const address = tileAddress({ vendor: 'JL', code: 'Fortune 7.5', category: 'RNG' });
  const sources = tileSources(address)!.split(', ');
  expect(sources.map((source) => source.split(' ')[1])).toEqual(['96w', '240w', '384w']);
  for (const source of sources) {
    const [pixels = '', width] = source.split(' ');
    expect(pixels).toContain('.webp?v=');
    expect(pixelsAt(pathOf(pixels))).toEqual({
      drawing: pathOf(address),
      width: Number.parseInt(width!, 10),
      type: 'webp',
    });
  }
});

test('what is not drawn by us stays as it is', () => {
  expect(tileSources('/wps/files/7')).toBeUndefined();
  expect(tileSources('/art/tile/fallback.svg')).toBeUndefined();
  expect(bannerPixels('https://cdn.example/a.png', 720)).toBe('https://cdn.example/a.png');
});

test('only the widths that are offered exist', () => {
  expect(pixelsAt('/art/tile/koi-moon.4000.webp')).toBeUndefined();
  expect(pixelsAt('/art/tile/koi-moon.240.avif')).toBeUndefined();
  expect(pixelsAt('/art/banner/w_home/live-room-tall.720.avif')).toEqual({
    drawing: '/art/banner/w_home/live-room-tall.svg',
    width: 720,
    type: 'avif',
  });
});
