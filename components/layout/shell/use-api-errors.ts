'use client';

import { useEffect } from 'react';
import type { ApiError } from '@/lib/api/error';
import { onApiError, type FailedRequest } from '@/lib/api/http';
import { leaveTo } from '@/lib/browser/browser';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';

/**
 * Failures that their callers show or ignore (`docs/product/pages.md`, "Errors on pages"): search, categories,
 * brands, branches, promotions, ads, consents, comparisons of medicines, identity, the device's push token.
 */
const QUIET =
  /^\/(products\/web|categories|brands|branches|promotion-groups|banners|me\/consents|me\/health-profile\/context|medicines\/ingredients|me(\/(logout|token))?$)/;
/** Their 404 is a redirect to /404. */
const REDIRECTED = /^\/(me$|me\/cart|notifications)/;

/** Effect of a failed call on the page, besides what its caller shows (`docs/product/pages.md`, "Errors on pages"). */
export function useApiErrors(): void {
  const locale = useLocale();
  useEffect(() => {
    onApiError((error, request) => {
      log(error, request);
      react(error, request.url, locale);
    });
  }, [locale]);
}

function react(error: ApiError, url: string, locale: Locale): void {
  if (error.status === 401) useAuth.getState().fail();
  if (error.status === 404 && REDIRECTED.test(url)) {
    leaveTo(localePath(locale, '/404'));
    return;
  }
  if ((error.status === 404 || error.status === 503) && !QUIET.test(url)) {
    useUi.getState().showPageError(error.status, error.message);
  }
}

/** Path segments that identify: order ids, codes and phone numbers stay out of the log. */
const ID = /(?<=\/)(?!v\d+\/)[^/]*[\dA-Z][^/]*/g;

/** Logs a warning with the failed call and the service's error code, if it answered. */
function log({ status, code, isAnswered }: ApiError, { method, url }: FailedRequest): void {
  const answer = isAnswered ? [String(status), code].filter(Boolean).join(' ') : 'no answer';
  console.warn(`API: ${method} ${url.replace(ID, ':id')} ${answer}`);
}
