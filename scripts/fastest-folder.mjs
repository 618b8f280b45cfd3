import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const ROOM_NEEDED_BYTES = 4 * 1024 ** 3;

/** Memory where there is enough of it, else the folder for temporary files. */
export function fastestFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ROOM_NEEDED_BYTES ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}
