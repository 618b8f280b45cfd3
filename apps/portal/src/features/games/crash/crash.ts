import type { SharedModule } from '../stage.ts';
import { CrashTable } from './crash-table.tsx';

export const crash: SharedModule = { Table: CrashTable };
