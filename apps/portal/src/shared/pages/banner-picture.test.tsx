// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Banner } from './banner-address.ts';
import { BannerPicture } from './banner-picture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bannerWith = (videoUrl: string) =>
  ({
    videoUrl,
    imageUrl: '/art/banner/w_home/live-room-wide.svg?v=1',
    imageUrlTall: '/art/banner/w_home/live-room-tall.svg?v=1',
  }) as Banner;
const show = (videoUrl: string) =>
  render(<BannerPicture banner={bannerWith(videoUrl)} isCurrent isFirst />).container;

test('a video that cannot be played leaves its picture, no video, and one note', () => {
  const note = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  for (const shown of [show('/wps/pictures/bad'), show('/wps/pictures/bad')]) {
    fireEvent.error(shown.querySelector('video')!);
    expect(shown.querySelector('video')).toBeNull();
    expect(shown.querySelector('img')).not.toBeNull();
  }
  expect(note).toHaveBeenCalledTimes(1);
  expect(note.mock.calls[0]![0]).toContain('/wps/pictures/bad');
});

test('a drawing of ours comes as pixels: a tall one to phones, a wide one to desks', () => {
  const shown = show('');
  expect(shown.querySelector('source')!.srcset).toContain('live-room-tall.720.avif?v=1');
  expect(shown.querySelector('img')!.src).toContain('live-room-wide.1120.avif?v=1');
  expect(shown.querySelector('video')).toBeNull();
});
