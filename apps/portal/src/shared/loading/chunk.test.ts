import { ChunkLoadError, isChunkFailure } from '@baize/web/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part that does not come raises a ChunkLoadError after 120 seconds', async () => {
  const failed = vi.fn();
  loadChunk(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  expect(failed.mock.calls[0]![0]).toBeInstanceOf(ChunkLoadError);
});

test('a part that cannot be fetched is a ChunkLoadError at once', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  expect(isChunkFailure(gone)).toBe(true);
  await expect(loadChunk(() => Promise.reject(gone))).rejects.toBeInstanceOf(ChunkLoadError);
});

test('a part that comes is handed on, and nothing waits for it any more', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

test('a fault inside a part is not taken for a part that is missing', () => {
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
});
