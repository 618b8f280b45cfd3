// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1_000;

/** Hands what the server sent to the browser as a file, byte for byte. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}
