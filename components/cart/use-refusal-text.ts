import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';

/** The service's own words; where it did not answer at all, ours. */
export function useRefusalText(): (failure: unknown) => string {
  const intl = useIntl();
  return (failure) => {
    const { code, message } = normalizeError(failure);
    if (code !== undefined) return message;
    return intl.formatMessage({ id: navigator.onLine ? 'errors.INTERNAL' : 'cart.offlineChange' });
  };
}
