import { use } from 'react';
import { CopyData } from '@/components/identity/copy-data';
import { EraseAccount } from '@/components/identity/erase-account';
import { OfferConsent } from '@/components/consents/offer-consent';
import { AskCorrection } from '@/components/privacy/ask-correction';
import { DataParts } from '@/components/privacy/data-parts';
import styles from '@/components/privacy/privacy.module.scss';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { brand } from '@/lib/brand';
import { recaptchaSiteKey } from '@/lib/layout/env';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { MemberScreen } from './member-screen';
import type { MessageId } from '@/lib/i18n/messages';
import { pathTo } from '@/lib/pages/path-to';

/** Data kept for the law or for others; texts of `privacy.stays`. */
const STAYS = ['orders', 'approvals', 'consents', 'reviews', 'news'] as const;

/** The member's rights: withdraw, get a copy, correct, have it deleted (`docs/product/account.md`, "Privacy"). */
export function PrivacyScreen({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'privacy'));
  const text = (id: MessageId<'privacy'>) =>
    intl.formatMessage({ id }, { phone: brand.contactPhone });
  const check = {
    siteKey: recaptchaSiteKey(),
    showOutbox: process.env.SHOP_MODE !== 'production',
  };
  return (
    <MemberScreen
      locale={locale}
      titleId="privacy.title"
      domains={['privacy', 'consents', 'identity']}
    >
      <div className={styles.centre}>
        <section>
          <h2>{text('privacy.consent')}</h2>
          <OfferConsent />
        </section>
        <section>
          <h2>{text('privacy.data')}</h2>
          <p>{text('privacy.dataText')}</p>
          <DataParts />
          <CopyData {...check} />
        </section>
        <section>
          <h2>{text('privacy.correct')}</h2>
          <p>{text('privacy.correctText')}</p>
          <ButtonLink variant="secondary" href={pathTo(locale, '/profile/personal/edit')}>
            {text('privacy.correctLink')}
          </ButtonLink>
          <AskCorrection />
        </section>
        <section>
          <h2>{text('privacy.delete')}</h2>
          <p>{text('privacy.deleteText')}</p>
          <h3>{text('privacy.goes')}</h3>
          <p>{text('privacy.goesText')}</p>
          <h3>{text('privacy.stays')}</h3>
          <ul className={styles.stays}>
            {STAYS.map((what) => (
              <li key={what}>{text(`privacy.stays.${what}`)}</li>
            ))}
          </ul>
          <p>{text('privacy.deleteWhen')}</p>
          <EraseAccount {...check} />
          <p>
            <Link href={pathTo(locale, '/download-form')}>{text('privacy.deleteLink')}</Link>
          </p>
        </section>
      </div>
    </MemberScreen>
  );
}
