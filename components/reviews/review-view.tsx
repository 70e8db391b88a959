'use client';

import type { Ref } from 'react';
import { Rating } from '@/components/ui/rating';
import type { Review } from '@/lib/api/contract/reviews';
import type { PhotoLabels, ReviewPhoto } from './photos-of';
import { ReviewMarks, type MarkLabels } from './review-marks';
import { ReviewPhotos } from './review-photos';
import styles from './review-view.module.scss';

interface ReviewViewProps {
  readonly review: Pick<
    Review,
    'id' | 'rating' | 'author' | 'title' | 'body' | 'language' | 'helpful'
  >;
  /** ISO 8601, and the day in words. */
  readonly written: { readonly at: string; readonly day: string };
  readonly labels: MarkLabels & {
    readonly stars: string;
    /** Of a buyer's. */
    readonly verified?: string;
  };
  readonly photos?: readonly ReviewPhoto[];
  readonly photoLabels?: PhotoLabels;
  readonly first?: Ref<HTMLLIElement>;
}

/** A part of the browser's: a page holds what is said once more for the router, and not how it is drawn. */
export function ReviewView(props: ReviewViewProps) {
  const { review, written, labels, photos, photoLabels, first } = props;
  const { id, rating, author, title, body, language, helpful } = review;
  return (
    <li className={styles.review} {...(first ? { ref: first, tabIndex: -1 } : {})}>
      <div className={styles.head}>
        <Rating average={rating} label={labels.stars} />
        <time className={styles.date} dateTime={written.at}>
          {written.day}
        </time>
      </div>
      <p className={styles.author}>
        {author}
        {labels.verified !== undefined && (
          <span className={styles.verified}>{labels.verified}</span>
        )}
      </p>
      {title !== '' && (
        <p className={styles.title} lang={language}>
          {title}
        </p>
      )}
      <p className={styles.body} lang={language}>
        {body}
      </p>
      {photos && photoLabels && <ReviewPhotos photos={photos} labels={photoLabels} shape="row" />}
      <ReviewMarks reviewId={id} helpful={helpful} labels={labels} />
    </li>
  );
}
