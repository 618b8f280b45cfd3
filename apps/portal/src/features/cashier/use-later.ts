import { useEffect, useState } from 'react';

/** A value once it has rested for a while: what is typed is not asked about letter by letter. */
export function useLater<Value>(value: Value, restMs = 300): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return later;
}
