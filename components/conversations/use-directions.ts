import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '@/lib/i18n/use-locale';
import { labelDirectionsQuery } from '@/lib/conversations/queries-products';

/**
 * Directions of a product: those of its label until they are changed; `reset` takes the changes back. While the label
 * loads they cannot be changed: its text would come in between the words that are being typed.
 */
export function useDirections(productId: number | undefined) {
  const { data: onLabel = '', isLoading } = useQuery(labelDirectionsQuery(productId, useLocale()));
  const [changed, setChanged] = useState<string>();
  return {
    directions: changed ?? onLabel,
    isLoading,
    change: setChanged,
    reset: () => {
      setChanged(undefined);
    },
  };
}
