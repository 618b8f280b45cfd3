import { useEffect, useRef } from 'react';
import type { Faults } from './faults.ts';

/** A try that found something wrong leads to the first field of it, however far away it stands; the answer begins one. */
export function useFirstFault(faults: Faults): () => void {
  const isTried = useRef(false);
  useEffect(() => {
    if (!isTried.current || faults.length === 0) return;
    isTried.current = false;
    const first = document.querySelector<HTMLElement>('[aria-invalid="true"]:not([inert] *)');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [faults]);
  return () => {
    isTried.current = true;
  };
}
