'use client';

import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Notification } from '@/lib/notifications/contract';
import styles from './notice-picture.module.scss';

const ICONS = { order: 'package', promotion: 'tag', system: 'bell' } as const;

interface NoticePictureProps {
  readonly notification: Pick<Notification, 'type' | 'image'>;
}

export function NoticePicture({ notification: { type, image } }: NoticePictureProps) {
  return (
    <span className={styles.picture} data-type={type}>
      {image ? (
        <Picture src={image.thumbnail_url} alt="" width={64} height={64} />
      ) : (
        <Icon name={ICONS[type]} />
      )}
    </span>
  );
}
