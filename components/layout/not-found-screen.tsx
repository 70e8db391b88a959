import { useIntl } from 'react-intl';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { ErrorScreen } from './error-screen';
import { errorTexts } from './error-texts';
import { sayer } from './say';

export function NotFoundScreen() {
  return (
    <LazyIntl locale={useLocale()} domains={['layout']}>
      <Screen />
    </LazyIntl>
  );
}

function Screen() {
  const intl = useIntl();
  return <ErrorScreen status={404} locale={useLocale()} texts={errorTexts(sayer(intl), 404)} />;
}
