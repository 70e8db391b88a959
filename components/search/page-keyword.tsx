'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cleanKeyword } from '@/lib/catalog/keyword';
import { usePath } from '@/lib/i18n/use-locale';
import type { PlainPath } from '@/lib/pages/path-to';

const SEARCH = '/products/search' satisfies PlainPath;

/** Reports the keyword of the search page. Renders nothing, so that the pages around it stay static. */
export function PageKeyword({ onKeyword }: { readonly onKeyword: (keyword: string) => void }) {
  const path = usePath();
  const params = useSearchParams();
  const keyword = path === SEARCH ? cleanKeyword(params.get('keyword') ?? '') : '';
  const told = useRef('');
  useEffect(() => {
    if (told.current === keyword) return;
    told.current = keyword;
    onKeyword(keyword);
  }, [keyword, onKeyword]);
  return null;
}
