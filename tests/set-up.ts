import { openFilledPlace } from './filled-folder.ts';
import { buildServer } from './server-process.ts';

/** Built once, before the first file: side by side they would build over each other. */
export function setup(): () => void {
  buildServer();
  return openFilledPlace();
}
