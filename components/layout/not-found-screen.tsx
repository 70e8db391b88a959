import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { LayoutTexts } from '@/components/common/layout-texts';
import { ErrorScreen } from './error-screen';
import { errorTexts } from './error-texts';
import { sayer } from '@/components/common/say';

export function NotFoundScreen() {
  return (
    <LayoutTexts>
      <Screen />
    </LayoutTexts>
  );
}

function Screen() {
  const intl = useIntl();
  return (
    <ErrorScreen status={404} locale={useLocale()} texts={errorTexts(sayer<'layout'>(intl), 404)} />
  );
}
