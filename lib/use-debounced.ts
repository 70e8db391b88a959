'use client';

import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so long. */
export function useDebounced<Value>(value: Value, ms: number, first: Value = value): Value {
  const [late, setLate] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(value);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [value, ms]);
  return late;
}
