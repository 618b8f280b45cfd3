/**
 * The name stays in sight while the figures slide by. What is only read out is placed within the
 * table, or it would stretch the page where the table does not fit.
 */
export const STICKY =
  'relative [&_tr>:first-child]:sticky [&_tr>:first-child]:start-0 [&_tr>:first-child]:bg-table';
