'use client';

import { usePathname } from 'next/navigation';
import { splitLocale, type Locale } from './locale';

/** The language of the page, equal on server and browser. */
export function useLocale(): Locale {
  return splitLocale(usePathname()).locale;
}

/** The page's path without its language. */
export function usePath(): string {
  return splitLocale(usePathname()).path;
}
