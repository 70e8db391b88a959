import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { LOCALES, type Locale } from '@/lib/i18n/locale';
import { LANGUAGE_NAMES } from '../language-names';
import { LanguageLink } from './language-link';

interface LanguageMenuProps {
  readonly locale: Locale;
  readonly label: string;
}

export function LanguageMenu({ locale, label }: LanguageMenuProps) {
  return (
    <Dropdown
      label={
        <>
          <Icon name="globe" size="sm" />
          <span className="visually-hidden">{label}</span>
          {LANGUAGE_NAMES[locale]}
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
