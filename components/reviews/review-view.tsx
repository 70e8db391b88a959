import type { Ref } from 'react';
import { Rating } from '@/components/ui/rating';
import { fill } from '@/lib/format/fill';
import { labelled } from './labelled-photos';
import { ReviewMarks } from './review-marks';
import { ReviewPhotos } from './review-photos';
import styles from './review-view.module.scss';
import type { ReviewTexts, ShownReview } from './shown-review';

interface ReviewViewProps {
  readonly review: ShownReview;
  readonly texts: ReviewTexts;
  readonly first?: Ref<HTMLLIElement>;
}

export function ReviewView({ review, texts, first }: ReviewViewProps) {
  const { id, rating, author, title, body, language, helpful, photos } = review;
  return (
    <li className={styles.review} {...(first ? { ref: first, tabIndex: -1 } : {})}>
      <div className={styles.head}>
        <Rating average={rating} label={fill(texts.stars, { stars: rating })} />
        <time className={styles.date} dateTime={review.at}>
          {review.day}
        </time>
      </div>
      <p className={styles.author}>
        {author}
        {review.verified === true && <span className={styles.verified}>{texts.verified}</span>}
      </p>
      {title !== '' && (
        <p className={styles.title} lang={language}>
          {title}
        </p>
      )}
      <p className={styles.body} lang={language}>
        {body}
      </p>
      {photos && (
        <ReviewPhotos
          photos={labelled({ author, photos }, texts)}
          labels={texts.photo}
          shape="row"
        />
      )}
      <ReviewMarks reviewId={id} helpful={helpful} labels={texts} />
    </li>
  );
}
