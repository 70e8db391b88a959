import { use } from 'react';
import { ArticleStrip } from '@/components/contents/article-strip';
import { BannerGrid } from '@/components/contents/banner-grid';
import { BranchList } from '@/components/conversations/pharmacy/branch-list';
import { CallLink } from '@/components/conversations/pharmacy/call-link';
import { HelpTopics } from '@/components/conversations/pharmacy/help-topics';
import { HoursTable } from '@/components/conversations/pharmacy/hours-table';
import { StatusLine } from '@/components/conversations/pharmacy/status-line';
import { statusTexts } from '@/components/conversations/pharmacy/status-texts';
import { Steps } from '@/components/conversations/pharmacy/steps';
import { LicensedPlace } from '@/components/conversations/pharmacy/licensed-place';
import { ConditionList } from '@/components/questionnaires/condition-list';
import { Team } from '@/components/conversations/pharmacy/team';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Banner, Content } from '@/lib/contents/contract';
import type { QuestionnaireList } from '@/lib/questionnaires/contract';
import type { PharmacistList } from '@/lib/conversations/contract-pharmacy';
import type { Branch } from '@/lib/branches/contract';
import { brand } from '@/lib/brand';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import type { WeekHours } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { bannerPage } from '@/lib/pages/content-paths';
import { pathTo } from '@/lib/pages/path-to';
import { PageTrail } from './page-head';
import styles from './pharmacy-screen.module.scss';

interface PharmacyScreenProps {
  readonly locale: Locale;
  readonly hours: WeekHours;
  readonly team: PharmacistList;
  /** Branches with a pharmacist. */
  readonly branches: readonly Branch[];
  readonly banners: readonly Banner[];
  readonly articles: readonly Content[];
  readonly conditions: QuestionnaireList['entities'];
}

export function PharmacyScreen(props: PharmacyScreenProps) {
  const { locale, hours, team, branches, banners, articles, conditions } = props;
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  return (
    <>
      <PageTrail
        locale={locale}
        trail={[{ name: intl.formatMessage({ id: 'conversations-pharmacy.name' }) }]}
      />
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
          <h1>{intl.formatMessage({ id: 'conversations-pharmacy.title' })}</h1>
          <p className={styles.intro}>
            {intl.formatMessage({ id: 'conversations-pharmacy.intro' })}
          </p>
          <StatusLine locale={locale} texts={statusTexts(intl)} />
          <div className={styles.ways}>
            <ButtonLink href={pathTo(locale, '/pharmacy/consult')}>
              {intl.formatMessage({ id: 'conversations-pharmacy.chat' })}
            </ButtonLink>
            <CallLink variant="secondary" phone={brand.contactPhone}>
              {intl.formatMessage(
                { id: 'conversations-pharmacy.call' },
                { phone: brand.contactPhone },
              )}
            </CallLink>
          </div>
        </div>
      </div>
      <Section title={intl.formatMessage({ id: 'conversations-pharmacy.topics' })}>
        <HelpTopics locale={locale} />
      </Section>
      {conditions.length > 0 && (
        <Section
          title={intl.formatMessage({ id: 'conversations-pharmacy.conditions' })}
          href={pathTo(locale, '/pharmacy/conditions')}
          linkLabel={intl.formatMessage({ id: 'conversations-pharmacy.seeAll' })}
        >
          <ConditionList locale={locale} conditions={conditions} level={3} />
        </Section>
      )}
      <Section title={intl.formatMessage({ id: 'conversations-pharmacy.steps' })}>
        <Steps locale={locale} />
        <p role="note" className={styles.emergency}>
          <Icon name="warning" />
          {intl.formatMessage({ id: 'conversations-pharmacy.emergency' })}
        </p>
      </Section>
      {banners.length > 0 && (
        <Section
          title={intl.formatMessage({ id: 'conversations-pharmacy.banners' })}
          href={pathTo(locale, '/pharmacy/banner')}
          linkLabel={intl.formatMessage({ id: 'conversations-pharmacy.seeAll' })}
        >
          <BannerGrid locale={locale} banners={banners} pageOf={bannerPage} level={3} />
        </Section>
      )}
      <div className={styles.columns}>
        <Section title={intl.formatMessage({ id: 'conversations-pharmacy.team' })}>
          <Team locale={locale} team={team.entities} />
          {team.place && <LicensedPlace locale={locale} place={team.place} />}
        </Section>
        <Section title={intl.formatMessage({ id: 'conversations-pharmacy.hours' })}>
          <HoursTable locale={locale} hours={hours} />
        </Section>
      </div>
      <Section title={intl.formatMessage({ id: 'conversations-pharmacy.branches' })}>
        <BranchList locale={locale} branches={branches} />
      </Section>
      <ArticleStrip locale={locale} articles={articles} path="/pharmacy/content" />
    </>
  );
}
