'use client';

import type { FieldValues, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Texts } from '@/lib/i18n/texts';
import type * as Schemas from './schemas';
import type { AddressValues } from './address-values';
import type { VatValues } from './vat-values';

/** They bring zod, which no page begins with. */
const loadSchemas = (): Promise<typeof Schemas> => import('./schemas');

/** When somebody begins to work in a form, so that they are there before anything is to be checked. */
export function prepareSchemas(): void {
  // Nothing is lost where it fails: the first check asks again.
  loadSchemas().catch(() => undefined);
}

/** Of the schemas the one of a form. */
type Choose<Values extends FieldValues> = (
  schemas: typeof Schemas,
) => (intl: Texts<'checkout'>) => Resolver<Values>;

/**
 * Checks a form as the service checks what is sent. Where that cannot be loaded, nothing is held back: the service's
 * answer stands at the fields too.
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
