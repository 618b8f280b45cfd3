import { createStored } from '@baize/web/stored.ts';

export const { read: readStored, write: writeStored } = createStored('baize.console.');
