'use client';

import { usePathname } from 'next/navigation';
import { splitLocale, type Locale } from './locale';

/** Language of the page, equal on server and browser. */
export function useLocale(): Locale {
  return splitLocale(usePathname()).locale;
}

/** Path of the page without its language. */
export function usePath(): string {
  return splitLocale(usePathname()).path;
}
