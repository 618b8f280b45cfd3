import { BYTE_ORDER_MARK } from '@baize/csv';

// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1000;

/** Hands the text to the browser as a file. */
export function downloadCsv(fileName: string, csv: string) {
  const address = URL.createObjectURL(
    new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}
