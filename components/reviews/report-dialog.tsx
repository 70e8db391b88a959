'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Providers } from '@/components/common/providers';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { REPORT_REASONS, type ReportReason } from '@/lib/reviews/contract-values';
import { normalizeError } from '@/lib/api/error';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { reportReviewMutation } from '@/lib/reviews/queries-marks';
import { useUi } from '@/stores/ui';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/reviews/${locale}.json`));

interface ReportDialogProps {
  readonly reviewId: number;
  readonly onClose: () => void;
}

export function ReportDialog(props: ReportDialogProps) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <Dialog {...props} />
      </LazyIntl>
    </Providers>
  );
}

function Dialog({ reviewId, onClose }: ReportDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [reason, setReason] = useState<ReportReason>('offensive');
  const report = useMutation({
    ...reportReviewMutation(useLocale()),
    onSuccess: () => {
      useUi.getState().showToast(text('reviews.reportSent'));
      onClose();
    },
  });
  return (
    <Modal
      show
      brief
      title={text('reviews.reportTitle')}
      closeLabel={text('reviews.close')}
      onClose={onClose}
      footer={
        <Button
          busy={report.isPending}
          onClick={() => {
            report.mutate({ reviewId, reason });
          }}
        >
          {text('reviews.reportSend')}
        </Button>
      }
    >
      <SelectField
        label={text('reviews.reportReason')}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value as ReportReason);
        }}
      >
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {text(`reviews.reason.${one}`)}
          </option>
        ))}
      </SelectField>
      {report.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(report.error).message}
        </Notice>
      )}
    </Modal>
  );
}
