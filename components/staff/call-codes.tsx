'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { CallCode } from '@/lib/identity/contract';
import { normalizeError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { MOBILE } from '@/lib/format/phone';
import { useLocale } from '@/lib/i18n/use-locale';
import { englishInput, mobileInput } from '@/lib/format/input-filter';
import { issueCallCodeMutation } from '@/lib/staff/queries';
import styles from './staff.module.scss';

interface CallerValues {
  phone_number: string;
  ref_code: string;
}

const REF_CODE_LENGTH = 4;

/** Codes for callers who got no SMS (`docs/product/account.md`, "Bot check"). */
export function CallCodes() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const form = useForm<CallerValues>({ defaultValues: { phone_number: '', ref_code: '' } });
  const { errors } = form.formState;
  const issue = useMutation(issueCallCodeMutation(locale));
  return (
    <div className={styles.board}>
      <h1>{text('staff.codes')}</h1>
      <Notice tone="info">{text('staff.codesHow')}</Notice>
      <form
        className={styles.caller}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            issue.mutate(values);
          })(event);
        }}
      >
        <TextField
          label={text('staff.callerPhone')}
          error={errors.phone_number?.message}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          {...mobileInput}
          {...form.register('phone_number', {
            pattern: { value: MOBILE, message: text('staff.callerPhoneWrong') },
            required: text('staff.callerPhoneWrong'),
          })}
        />
        <TextField
          label={text('staff.callerRef')}
          error={errors.ref_code?.message}
          autoComplete="off"
          autoCapitalize="characters"
          {...englishInput(REF_CODE_LENGTH)}
          {...form.register('ref_code', {
            pattern: { value: /^[A-Za-z0-9]{4}$/, message: text('staff.callerRefWrong') },
            required: text('staff.callerRefWrong'),
          })}
        />
        {issue.error && (
          <Notice tone="danger" role="alert">
            {refusalOf(issue.error, text)}
          </Notice>
        )}
        <Button type="submit" busy={issue.isPending}>
          {text('staff.makeCode')}
        </Button>
      </form>
      {issue.data && <Made code={issue.data} />}
    </div>
  );
}

function refusalOf(failure: unknown, text: (id: string) => string): string {
  const { status, message } = normalizeError(failure);
  if (status === 404) return text('staff.noCaller');
  return status === 403 ? text('staff.codesOfOffice') : message;
}

function Made({ code: { code, expires_at: at } }: { readonly code: CallCode }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.madeCode} role="status">
      <h2>{intl.formatMessage({ id: 'staff.sayCode' })}</h2>
      <output>{code}</output>
      <p>{intl.formatMessage({ id: 'staff.codeUntil' }, { at: formatDateTime(at, locale) })}</p>
    </section>
  );
}
