import { ChunkLoadError } from '@baize/web/errors.ts';

export const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a separate part of the page; one that does not come in time counts as failed. */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
