'use client';

import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { LayoutTexts } from '@/components/common/layout-texts';
import { ErrorScreen } from '../error-screen';
import { errorTexts } from '../error-texts';
import { sayer } from '@/components/common/say';

interface PageErrorProps {
  readonly status: number;
  readonly message?: string | undefined;
}

export function PageError({ status, message }: PageErrorProps) {
  return (
    <LayoutTexts>
      <Screen status={status} message={message} />
    </LayoutTexts>
  );
}

function Screen({ status, message }: PageErrorProps) {
  return (
    <ErrorScreen
      status={status}
      locale={useLocale()}
      texts={errorTexts(sayer<'layout'>(useIntl()), status, message)}
    />
  );
}
