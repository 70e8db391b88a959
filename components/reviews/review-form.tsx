'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { REVIEW_BODY_MAX, REVIEW_TITLE_MAX } from '@/lib/api/contract/review-values';
import type { ReviewedLine } from '@/lib/api/contract/reviews';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { ownReviewKey, writeReviewMutation } from '@/lib/queries/reviews';
import { useUi } from '@/stores/ui';
import styles from './own-reviews.module.scss';
import { StarField } from './star-field';

interface ReviewValues {
  rating: number;
  title: string;
  body: string;
}

const FIELDS = ['rating', 'title', 'body'] as const satisfies readonly (keyof ReviewValues)[];

/** Stars and words; one that was rejected begins with what was written. */
export function ReviewForm({ entry }: { readonly entry: ReviewedLine }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const queries = useQueryClient();
  const { rating = 0, title = '', body = '' } = entry.review ?? {};
  const form = useForm<ReviewValues>({ defaultValues: { rating, title, body } });
  const { errors } = form.formState;
  const stars = useController({
    control: form.control,
    name: 'rating',
    rules: { min: { value: 1, message: text('reviews.starsNeeded') } },
  });
  const write = useMutation({
    ...writeReviewMutation(useLocale(), entry.order_id),
    onSuccess: async () => {
      useUi.getState().showToast(text('reviews.sent'));
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
          write.mutate({ ...values, line: entry.line });
        })(event);
      }}
    >
      <StarField {...stars.field} error={errors.rating?.message} />
      <TextField
        label={text('reviews.titleField')}
        error={errors.title?.message}
        autoComplete="off"
        maxLength={REVIEW_TITLE_MAX}
        {...form.register('title')}
      />
      <TextArea
        label={text('reviews.bodyField')}
        hint={text('reviews.bodyHint')}
        error={errors.body?.message}
        maxLength={REVIEW_BODY_MAX}
        {...form.register('body', {
          validate: (value) => value.trim() !== '' || text('reviews.bodyNeeded'),
        })}
      />
      {write.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(write.error).message}
        </Notice>
      )}
      <Button type="submit" busy={write.isPending}>
        {text('reviews.send')}
      </Button>
    </form>
  );
}
