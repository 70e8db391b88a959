import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Pharmacist } from '@/lib/api/contract/pharmacy';
import type { Branch } from '@/lib/api/contract/branches';
import { brand } from '@/lib/brand';
import { PICTURE_SIZE, scenePicture } from '@/lib/content/pictures';
import type { WeekHours } from '@/lib/format/hours';
import { CONSULT_PATH, PHARMACY_BANNERS_PATH } from '@/lib/content/paths';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { BranchList } from './branch-list';
import { CallLink } from './call-link';
import { HelpTopics } from './help-topics';
import { HoursTable } from './hours-table';
import styles from './pharmacy-screen.module.scss';
import { StatusLine } from './status-line';
import { statusTexts } from './status-texts';
import { Steps } from './steps';
import { Team } from './team';
import type { Texts } from '@/lib/i18n/texts';

interface PharmacyScreenProps {
  readonly locale: Locale;
  readonly intl: Texts<'pharmacy'>;
  readonly hours: WeekHours;
  readonly team: readonly Pharmacist[];
  /** Those with a pharmacist. */
  readonly branches: readonly Branch[];
  readonly hasBanners: boolean;
  readonly banners: ReactNode;
  readonly articles: ReactNode;
}

export function PharmacyScreen(props: PharmacyScreenProps) {
  const { locale, intl, hours, team, branches, hasBanners, banners, articles } = props;
  return (
    <>
      <div className={styles.hero}>
        <Picture
          className={styles.picture}
          src={scenePicture('pharmacist-counter')}
          alt=""
          {...PICTURE_SIZE}
          preload
          sizes="(width < 992px) 100vw, 620px"
        />
        <div className={styles.words}>
          <h1>{intl.formatMessage({ id: 'pharmacy.title' })}</h1>
          <p className={styles.intro}>{intl.formatMessage({ id: 'pharmacy.intro' })}</p>
          <StatusLine locale={locale} texts={statusTexts(intl)} />
          <div className={styles.ways}>
            <ButtonLink href={localePath(locale, CONSULT_PATH)}>
              {intl.formatMessage({ id: 'pharmacy.chat' })}
            </ButtonLink>
            <CallLink variant="secondary">
              {intl.formatMessage({ id: 'pharmacy.call' }, { phone: brand.contactPhone })}
            </CallLink>
          </div>
        </div>
      </div>
      <Section title={intl.formatMessage({ id: 'pharmacy.topics' })}>
        <HelpTopics intl={intl} />
      </Section>
      <Section title={intl.formatMessage({ id: 'pharmacy.steps' })}>
        <Steps intl={intl} />
        <p role="note" className={styles.emergency}>
          <Icon name="warning" />
          {intl.formatMessage({ id: 'pharmacy.emergency' })}
        </p>
      </Section>
      {hasBanners && (
        <Section
          title={intl.formatMessage({ id: 'pharmacy.banners' })}
          href={localePath(locale, PHARMACY_BANNERS_PATH)}
          linkLabel={intl.formatMessage({ id: 'pharmacy.seeAll' })}
        >
          {banners}
        </Section>
      )}
      <div className={styles.columns}>
        <Section title={intl.formatMessage({ id: 'pharmacy.team' })}>
          <Team locale={locale} intl={intl} team={team} />
        </Section>
        <Section title={intl.formatMessage({ id: 'pharmacy.hours' })}>
          <HoursTable locale={locale} intl={intl} hours={hours} />
        </Section>
      </div>
      <Section title={intl.formatMessage({ id: 'pharmacy.branches' })}>
        <BranchList locale={locale} intl={intl} branches={branches} />
      </Section>
      {articles}
    </>
  );
}
