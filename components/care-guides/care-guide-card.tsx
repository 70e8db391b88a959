import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Say } from '@/components/common/say';
import type { CareGuide, Urgency } from '@/lib/care-guides/contract';
import type { Locale } from '@/lib/i18n/locale';
import { searchPath } from '@/lib/pages/catalog-paths';
import { contentPath } from '@/lib/pages/content-paths';
import styles from './care-guide-card.module.scss';

interface CareGuideCardProps {
  readonly guide: CareGuide;
  readonly locale: Locale;
  readonly say: Say<'care-guides'>;
  /** Unfolded at first; an emergency always is. */
  readonly open: boolean;
  /** Whether a pharmacist answers now, and the way there. */
  readonly pharmacist: ReactNode;
}

const TONES: Readonly<Record<Urgency, BadgeTone>> = {
  self: 'success',
  pharmacist: 'medicine',
  doctor: 'warning',
  emergency: 'danger',
};

/** Advice for one complaint. */
export function CareGuideCard(props: CareGuideCardProps) {
  const { guide, say, open } = props;
  const { name, urgency } = guide;
  const label = say('care-guides.label', { name });
  if (open || urgency === 'emergency') {
    return (
      <section className={styles.card} data-urgency={urgency} aria-label={label}>
        <h2>{name}</h2>
        <Advice {...props} />
      </section>
    );
  }
  return (
    <details className={styles.card} data-urgency={urgency}>
      <summary>
        <h2>{say('care-guides.about', { name })}</h2>
      </summary>
      <Advice {...props} />
    </details>
  );
}

function Advice(props: CareGuideCardProps) {
  const { guide, locale, say, pharmacist } = props;
  const { urgency, text, red_flags: flags, hotline, article } = guide;
  const isEmergency = urgency === 'emergency';
  return (
    <div className={styles.advice}>
      <Badge tone={TONES[urgency]}>{say(`care-guides.${urgency}`)}</Badge>
      <p className={styles.text}>{text}</p>
      <div className={styles.columns}>
        <div className={styles.flags}>
          <h3>
            <Icon name="warning" />
            {say(isEmergency ? 'care-guides.signs' : 'care-guides.flags')}
          </h3>
          <Lines lines={flags} />
          {hotline !== null && (
            <a className={styles.call} href={`tel:${hotline}`}>
              <Icon name="phone" />
              {say('care-guides.call', { number: hotline })}
            </a>
          )}
        </div>
        <Helps {...props} />
      </div>
      {!isEmergency && pharmacist}
      {article && (
        <Link
          className={styles.article}
          href={contentPath(locale, { ...article, type: 'article' })}
        >
          {say('care-guides.article', { title: article.title })}
        </Link>
      )}
      <Background {...props} />
      <p className={styles.notice}>{say('care-guides.notice')}</p>
    </div>
  );
}

function Helps({ guide, locale, say }: CareGuideCardProps) {
  if (guide.helps.length === 0) return null;
  return (
    <div className={styles.helps}>
      <h3>{say('care-guides.helps')}</h3>
      <ul>
        {guide.helps.map(({ name, text, keyword }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
            {keyword !== null && (
              <Link
                href={searchPath(locale, keyword)}
                rel="nofollow"
                aria-label={say('care-guides.findNamed', { name })}
              >
                {say('care-guides.find')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Background({ guide: { asks, sources }, say }: CareGuideCardProps) {
  return (
    <details className={styles.background}>
      <summary>{say(asks.length > 0 ? 'care-guides.asks' : 'care-guides.sources')}</summary>
      <Lines lines={asks} />
      <ul className={styles.sources}>
        {sources.map(({ url, title }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
