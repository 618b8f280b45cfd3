import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeCalls } from '../platform/openapi.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'openapi.json' } } });
writeFileSync(values.out, `${JSON.stringify(describeCalls(), null, 2)}\n`);
console.log(`${values.out} describes every call.`);
