import { labelled, type Pictured } from './labelled-photos';
import styles from './review-section.module.scss';
import { ReviewPhotos } from './review-photos';
import type { ReviewTexts } from './shown-review';

interface PhotoStripProps {
  readonly pictured: readonly Pictured[];
  readonly texts: Pick<ReviewTexts, 'photo' | 'photoBy'>;
}

export function PhotoStrip({ pictured, texts }: PhotoStripProps) {
  if (pictured.length === 0) return null;
  return (
    <div className={styles.strip}>
      <h3>{texts.photo.title}</h3>
      <ReviewPhotos
        photos={pictured.flatMap((one) => labelled(one, texts))}
        labels={texts.photo}
        shape="strip"
      />
    </div>
  );
}
