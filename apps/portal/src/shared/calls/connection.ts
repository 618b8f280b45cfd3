/** Whether the last call reached the server, for whoever shows it. */
const listeners = new Set<() => void>();
let isDown = false;

export const connection = {
  isDown: (): boolean => isDown,
  report(down: boolean): void {
    if (down === isDown) return;
    isDown = down;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
