import { useIntl } from 'react-intl';
import { Picture } from '@/components/ui/picture';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import styles from './pictures.module.scss';

interface LibraryGridProps {
  readonly pictures: readonly MediaPicture[];
  readonly used: ReadonlySet<string>;
  readonly chosen: readonly MediaPicture[];
  /** No further picture fits. */
  readonly isFull: boolean;
  readonly onToggle: (picture: MediaPicture) => void;
}

const EDGE_PX = 160;

/** Pictures of the library as toggle buttons, named by their texts, or else by what shows them. */
export function LibraryGrid({ pictures, used, chosen, isFull, onToggle }: LibraryGridProps) {
  const intl = useIntl();
  const locale = useLocale();
  const nameOf = ({ id, alt_en: en, alt_th: th, used_by: [user] }: MediaPicture) =>
    (locale === 'th' ? th || en : en || th) ||
    (user?.name ?? intl.formatMessage({ id: 'office.pictures.unnamed' }, { id }));
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => {
        const isChosen = chosen.some(({ id }) => id === picture.id);
        const isUsed = used.has(picture.file);
        return (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={isChosen}
              disabled={isUsed || (isFull && !isChosen)}
              onClick={() => {
                onToggle(picture);
              }}
            >
              <Picture
                unoptimized
                src={picture.small_url}
                alt=""
                width={EDGE_PX}
                height={EDGE_PX}
              />
              <span>{nameOf(picture)}</span>
              {isUsed && <small>{intl.formatMessage({ id: 'office.pictures.used' })}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
