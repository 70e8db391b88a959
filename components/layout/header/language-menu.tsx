'use client';

import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { LOCALES } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { LANGUAGE_NAMES } from '@/components/common/language-names';
import { LanguageLink } from '@/components/layout/language-link';

export function LanguageMenu({ label }: { readonly label: string }) {
  const locale = useLocale();
  return (
    <Dropdown
      label={
        <>
          <Icon name="globe" size="sm" />
          <span className="visually-hidden">{label}</span>
          <span data-roomy="">{LANGUAGE_NAMES[locale]}</span>
        </>
      }
    >
      {LOCALES.map((one) => (
        <LanguageLink key={one} to={one}>
          {LANGUAGE_NAMES[one]}
        </LanguageLink>
      ))}
    </Dropdown>
  );
}
