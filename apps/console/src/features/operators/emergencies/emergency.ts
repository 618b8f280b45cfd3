import type { Output, operatorsEmergencies } from '@baize/contract';

export type Emergency = Output<typeof operatorsEmergencies.emergency>;
