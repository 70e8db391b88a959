'use client';

import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { ReviewedLine, ReviewPhoto } from '@/lib/reviews/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { ownReviewKey, sendPhotoKey, writeReviewMutation } from '@/lib/reviews/queries';
import { useUi } from '@/stores/ui';
import styles from './own-reviews.module.scss';
import { PhotoField } from './photo-field';
import { StarField } from './star-field';

interface ReviewValues {
  rating: number;
  title: string;
  body: string;
  photos: readonly ReviewPhoto[];
}

const FIELDS = [
  'rating',
  'title',
  'body',
  'photos',
] as const satisfies readonly (keyof ReviewValues)[];

interface ReviewFormProps {
  readonly entry: ReviewedLine;
  /** Set when editing an existing review. */
  readonly onClose?: () => void;
}

export function ReviewForm({ entry, onClose }: ReviewFormProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const queries = useQueryClient();
  const { rating = 0, title = '', body = '', photos = [] } = entry.review ?? {};
  const form = useForm<ReviewValues>({ defaultValues: { rating, title, body, photos } });
  const { errors } = form.formState;
  const stars = useController({
    control: form.control,
    name: 'rating',
    rules: { min: { value: 1, message: text('reviews.starsNeeded') } },
  });
  const pictures = useController({ control: form.control, name: 'photos' });
  // Blocks sending: the review would lack a photo that is still uploading.
  const isSendingPhoto = useIsMutating({ mutationKey: sendPhotoKey }) > 0;
  const write = useMutation({
    ...writeReviewMutation(useLocale(), entry),
    onSuccess: async () => {
      useUi.getState().showToast(text('reviews.sent'));
      onClose?.();
      await queries.invalidateQueries({ queryKey: ownReviewKey });
    },
    onError: (failure) => {
      const { fields } = normalizeError(failure);
      for (const name of FIELDS) {
        const message = fields[name];
        if (message !== undefined) form.setError(name, { message });
      }
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={intl.formatMessage(
        { id: 'reviews.formOf' },
        { name: entry.product.product_name },
      )}
      onSubmit={(event) => {
        void form.handleSubmit((values) => {
          const names = values.photos.map(({ name }) => name);
          write.mutate({ ...values, photos: names });
        })(event);
      }}
    >
      <StarField {...stars.field} error={errors.rating?.message} />
      <TextField
        label={text('reviews.titleField')}
        error={errors.title?.message}
        autoComplete="off"
        {...form.register('title')}
      />
      <TextArea
        label={text('reviews.bodyField')}
        hint={text('reviews.bodyHint')}
        error={errors.body?.message}
        {...form.register('body', {
          validate: (value) => value.trim() !== '' || text('reviews.bodyNeeded'),
        })}
      />
      <PhotoField value={pictures.field.value} onChange={pictures.field.onChange} />
      {write.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(write.error).message}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" busy={write.isPending || isSendingPhoto}>
          {text('reviews.send')}
        </Button>
        {onClose && (
          <Button variant="ghost" onClick={onClose}>
            {text('reviews.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
