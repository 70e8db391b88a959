'use client';

import { useEffect, useState } from 'react';

/** Value once unchanged for `ms`. */
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
