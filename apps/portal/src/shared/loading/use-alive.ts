import { useEffect, useState } from 'react';

/** False in what the server draws and in the first picture here: then parts may come that load late. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
