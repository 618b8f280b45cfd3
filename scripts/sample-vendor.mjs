import { pathToFileURL } from 'node:url';
import { runProgram, startProgram } from './beside.mjs';
import { orStop, root } from './child.mjs';

const sampleVendor = {
  name: 'sample-vendor',
  usualPort: 8190,
  prefix: 'SAMPLE_VENDOR',
  address: 'BAIZE_SAMPLE_VENDOR_URL',
};

/** The sample vendor beside the demo, so that its games can be opened. */
export const startBeside = (env = process.env) => startProgram(sampleVendor, env);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(root);
  await orStop(() => runProgram(sampleVendor));
}
