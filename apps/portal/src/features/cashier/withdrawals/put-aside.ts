const KEY = 'baize.receipts';

/** Payments that the member wants to speak about later: not asked about again in this session. */
export const putAside = {
  has: (key: string): boolean => read().includes(key),
  add(key: string): void {
    sessionStorage.setItem(KEY, [...read(), key].join(' '));
  },
};

function read(): string[] {
  return (sessionStorage.getItem(KEY) ?? '').split(' ');
}
