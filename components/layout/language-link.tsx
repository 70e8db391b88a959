'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { changeLanguage, inLanguage } from './language';

interface LanguageLinkProps {
  readonly to: Locale;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Without JavaScript it links to the home page in that language, with it to the same page. */
export function LanguageLink({ to, children, className }: LanguageLinkProps) {
  const current = useLocale() === to;
  const [href, setHref] = useState(pathTo(to, '/'));
  const aim = () => {
    setHref(inLanguage(to));
  };
  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!current) void changeLanguage(to);
  };
  return (
    <a
      className={className}
      href={href}
      lang={to}
      hrefLang={to}
      aria-current={current ? 'true' : undefined}
      onPointerEnter={aim}
      onFocus={aim}
      onClick={change}
    >
      {children}
    </a>
  );
}
