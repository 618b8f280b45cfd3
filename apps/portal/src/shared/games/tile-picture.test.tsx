// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SRC = '/art/tile/koi-moon.svg?v=1';
let comeNear: () => void;
let TilePicture: typeof import('./tile-picture.tsx').TilePicture;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        const seen: Element[] = [];
        this.observe = (element) => seen.push(element);
        comeNear = () => tell(seen.map((target) => ({ target, isIntersecting: true })));
      }
      observe: (element: Element) => void;
      unobserve() {}
      disconnect() {}
    },
  );
  // One observer watches all pictures of a page: whoever drew some before us has made theirs.
  vi.resetModules();
  ({ TilePicture } = await import('./tile-picture.tsx'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a picture is fetched when it comes near, in the width that is shown', () => {
  const image = render(<TilePicture src={SRC} />).container.querySelector('img')!;
  expect([image.src.startsWith('data:'), image.srcset]).toEqual([true, '']);
  comeNear();
  expect(image.srcset).toContain('/art/tile/koi-moon.240.webp?v=1 240w');
  expect(image.getAttribute('src')).toBe(SRC);
});

test('one that does not load gives way to the default art, once', () => {
  const image = render(
    <TilePicture isEager src={SRC} fallback="/art/other.svg" />,
  ).container.querySelector('img')!;
  fireEvent.error(image);
  fireEvent.error(image);
  expect([image.getAttribute('src'), image.hasAttribute('srcset')]).toEqual([
    '/art/other.svg',
    false,
  ]);
});
