import type { SharedModule } from '../stage/stage.ts';
import { CrashTable } from './crash-table.tsx';

export const crash: SharedModule = { Table: CrashTable };
