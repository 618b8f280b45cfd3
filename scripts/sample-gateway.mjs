import { pathToFileURL } from 'node:url';
import { runProgram, startProgram } from './beside.mjs';
import { orStop, root } from './child.mjs';

const sampleGateway = {
  name: 'sample-gateway',
  usualPort: 8191,
  prefix: 'SAMPLE_GATEWAY',
  address: 'BAIZE_SAMPLE_GATEWAY_URL',
};

/** The sample gateway beside the demo, so that its pay page can be opened. */
export const startGateway = (env = process.env) => startProgram(sampleGateway, env);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(root);
  await orStop(() => runProgram(sampleGateway));
}
