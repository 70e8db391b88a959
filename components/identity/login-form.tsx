'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { OtpChallenge, User } from '@/lib/identity/contract';
import type { ApiError } from '@/lib/api/error';
import { loginMutation } from '@/lib/identity/queries';
import { splitLocale, type Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { registerPath, safeReturnPath } from '@/lib/pages/sign-in-paths';
import { takeSentItem } from '@/lib/cart/take-sent-item';
import { pendingItems, type PendingItem } from '@/lib/cart/pending-items';
import { addItems } from '@/components/common/add-items';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';

interface Sent {
  readonly phone: string;
  readonly challenge: OtpChallenge;
}

/** Phone, then code. Afterwards returns to the previous page and adds the items chosen there. */
export function LoginForm({ showOutbox }: { readonly showOutbox: boolean }) {
  const [sent, setSent] = useState<Sent>();
  const locale = useLocale();
  useReturnWhenSignedIn();
  if (!sent) {
    return (
      <PhoneStep
        onSent={(phone, challenge) => {
          setSent({ phone, challenge });
        }}
      />
    );
  }
  return (
    <CodeStep
      phone={sent.phone}
      challenge={sent.challenge}
      showOutbox={showOutbox}
      login={loginMutation(locale)}
      onResent={(challenge) => {
        setSent({ ...sent, challenge });
      }}
      onChangePhone={() => {
        setSent(undefined);
      }}
    />
  );
}

function useReturnWhenSignedIn(): void {
  const router = useRouter();
  const locale = useLocale();
  const returnTo = useSearchParams().get('return_to');
  const { isLoggedIn, user } = useAuth();
  const showAlert = useUi((state) => state.showAlert);
  useEffect(() => {
    if (!isLoggedIn || !user) return;
    const sent = takeSentItem();
    const begun = [...pendingItems.take(), ...(sent ? [sent] : [])];
    const back = safeReturnPath(locale, returnTo);
    const next = isToRegister(user, back, begun.length > 0) ? registerPath(locale, back) : back;
    void addAll(locale, begun)
      .catch((error: unknown) => {
        showAlert({ text: error instanceof Error ? error.message : String(error) });
      })
      .then((outcome) => {
        if (outcome !== 'asking') router.replace(next);
      });
  }, [isLoggedIn, user, locale, returnTo, router, showAlert]);
}

/** Whether to continue with registration. A pending purchase or return page takes precedence. */
function isToRegister(user: User, back: string, isBuying: boolean): boolean {
  const { path } = splitLocale(back.replace(/[?#].*/, ''));
  return !user.registered && !isBuying && path === '/';
}

/** Adds each item separately, so that one refusal does not block the rest. */
async function addAll(locale: Locale, items: readonly PendingItem[]) {
  const refusals: ApiError[] = [];
  const outcome = await addItems(locale, items, {
    each: (_, failure) => {
      if (failure) refusals.push(failure);
    },
  });
  if (refusals[0]) throw refusals[0];
  return outcome;
}
