import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { BlobImage } from '@/components/ui/blob-image';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { photoQuery } from '@/lib/conversations/queries-extras';
import type { Seat } from '@/lib/conversations/queries';
import styles from './photo.module.scss';

interface PhotoDialogProps {
  readonly seat: Seat;
  readonly messageId: number;
  readonly label: string;
  readonly onClose: () => void;
}

export function PhotoDialog({ seat, messageId, label, onClose }: PhotoDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  const { data, isError } = useQuery(photoQuery(seat, messageId, 'whole'));
  return (
    <Modal show size="lg" title={label} closeLabel={text('photo.close')} onClose={onClose}>
      {data && <BlobImage blob={data} alt={label} className={styles.whole} />}
      {!data && !isError && <Spinner label={text('waiting')} />}
      {isError && <Notice tone="danger">{text('photo.failed')}</Notice>}
    </Modal>
  );
}
