import { runProgram } from './beside.mjs';
import { orStop, root } from './child.mjs';

process.chdir(root);
await orStop(() => runProgram({ name: 'sample-receiver' }));
