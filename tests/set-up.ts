import type { TestProject } from 'vitest/node';
import { openFilledPlace } from './filled-folder.ts';
import { buildServer } from './server-process.ts';

export function setup(project: TestProject): () => void {
  // Side by side they would build over each other.
  if (project.name === 'processes') buildServer();
  return openFilledPlace();
}
