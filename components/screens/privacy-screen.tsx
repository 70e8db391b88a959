import { OfferConsent } from '@/components/consent/offer-consent';
import { DataCopy } from '@/components/privacy/data-copy';
import styles from '@/components/privacy/privacy.module.scss';
import { ButtonLink } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { MemberScreen } from './member-screen';

/** The member's rights: withdraw, get a copy, correct, have it deleted (`docs/product/account.md`, "Privacy"). */
export async function PrivacyScreen({ locale }: { readonly locale: Locale }) {
  const intl = await getIntl(locale, 'privacy');
  const text = (id: string) => intl.formatMessage({ id }, { phone: brand.contactPhone });
  return (
    <MemberScreen locale={locale} titleId="privacy.title" domains={['privacy', 'consent']}>
      <div className={styles.centre}>
        <section>
          <h2>{text('privacy.consent')}</h2>
          <OfferConsent />
        </section>
        <section>
          <h2>{text('privacy.data')}</h2>
          <p>{text('privacy.dataText')}</p>
          <DataCopy />
        </section>
        <section>
          <h2>{text('privacy.correct')}</h2>
          <p>{text('privacy.correctText')}</p>
          <ButtonLink variant="secondary" href={localePath(locale, '/profile/personal/edit')}>
            {text('privacy.correctLink')}
          </ButtonLink>
        </section>
        <section>
          <h2>{text('privacy.delete')}</h2>
          <p>{text('privacy.deleteText')}</p>
          <ButtonLink variant="secondary" href={localePath(locale, '/download-form')}>
            {text('privacy.deleteLink')}
          </ButtonLink>
        </section>
      </div>
    </MemberScreen>
  );
}
