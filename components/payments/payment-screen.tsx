import { use, Suspense, type ComponentType } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import type { PaymentPage } from '@/lib/orders/paths';
import { OpenOrder } from './open-order';
import { CardFormPage, CardPage, QrPage, TrueMoneyPage } from './pages';
import { PAYMENT_TITLES } from './payment-titles';
import styles from './payments.module.scss';
import { ResultView } from './result-view';

const PAGES: Record<PaymentPage, ComponentType<{ readonly orderId: string }>> = {
  kbank: CardPage,
  'kbank/form': CardFormPage,
  truemoney: TrueMoneyPage,
  qr: QrPage,
  'qr/form': QrPage,
  result: ResultView,
};

interface PaymentScreenProps {
  readonly locale: Locale;
  readonly page: PaymentPage;
  /** Undefined on the short paths. */
  readonly orderId?: string;
}

export function PaymentScreen({ locale, page, orderId }: PaymentScreenProps) {
  const intl = use(getIntl(locale, 'payments'));
  const Page = PAGES[page];
  return (
    <div className={styles.screen}>
      <h1>{intl.formatMessage({ id: PAYMENT_TITLES[page] })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'payments.loading' })}>
        <IntlScope locale={locale} domains={['payments', 'notifications-push']}>
          <Suspense>
            {orderId === undefined ? <OpenOrder page={page} /> : <Page orderId={orderId} />}
          </Suspense>
        </IntlScope>
      </MemberOnly>
    </div>
  );
}
