'use client';

import { useIntl } from 'react-intl';
import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import styles from './cards.module.scss';

interface CardFaceProps {
  readonly design: string;
  readonly to: string;
  readonly from: string;
  readonly message: string;
  readonly worth?: string;
}

/** Card as the recipient sees it. User input is rendered as text. */
export function CardFace({ design, to, from, message, worth }: CardFaceProps) {
  const intl = useIntl();
  return (
    <article className={styles.face}>
      <Picture src={scenePicture(`card-${design}`)} alt="" {...PICTURE_SIZE} sizes="36rem" />
      {worth !== undefined && <strong className={styles.worth}>{worth}</strong>}
      <div className={styles.words}>
        <p>{intl.formatMessage({ id: 'gift-cards.to' }, { name: to })}</p>
        {message !== '' && <p className={styles.message}>{message}</p>}
        {from !== '' && (
          <p className={styles.from}>
            {intl.formatMessage({ id: 'gift-cards.from' }, { name: from })}
          </p>
        )}
      </div>
    </article>
  );
}
