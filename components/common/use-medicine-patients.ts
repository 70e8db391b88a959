import { useEffect, useState } from 'react';

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Names of the patients for whom medicines were approved, by product.
 *
 * @param key changes with the medicines; empty disables the request
 * @param orderId of the order; absent for the cart
 */
export function useMedicinePatients(key: string, orderId?: string): ReadonlyMap<number, string> {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    if (key === '') return undefined;
    let gone = false;
    const load = async () => {
      const { loadMedicinePatients } = await import('@/lib/health/queries-medicine');
      const found = await loadMedicinePatients(orderId);
      if (!gone) setNames(found);
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [key, orderId]);
  return names;
}
