'use client';

import type { FieldValues, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Texts } from '@/lib/i18n/texts';
import type * as Schemas from './schemas';
import type { AddressValues } from './address-values';
import type { VatValues } from './vat-values';

/** The schemas bring zod, which no page loads up front. */
const loadSchemas = (): Promise<typeof Schemas> => import('./schemas');

/** Loads the schemas on the first interaction with a form, before anything is validated. */
export function prepareSchemas(): void {
  // The first validation retries a failed load.
  loadSchemas().catch(() => undefined);
}

type Choose<Values extends FieldValues> = (
  schemas: typeof Schemas,
) => (intl: Texts<'checkout'>) => Resolver<Values>;

/**
 * Validates a form with the schemas of the service. If they fail to load, the form is sent anyway: the service's
 * refusals appear at the fields too.
 */
function useLateResolver<Values extends FieldValues>(choose: Choose<Values>): Resolver<Values> {
  const intl = useIntl();
  return async (values, context, options) => {
    try {
      const check = choose(await loadSchemas())(intl);
      return await check(values, context, options);
    } catch {
      return { values, errors: {} };
    }
  };
}

export function useAddressResolver(): Resolver<AddressValues> {
  return useLateResolver(({ addressResolver }) => addressResolver);
}

export function useVatResolver(): Resolver<VatValues> {
  return useLateResolver(({ vatResolver }) => vatResolver);
}
