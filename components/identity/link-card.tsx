'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { safeReturnPath } from '@/lib/pages/sign-in-paths';
import { membershipQuery } from '@/lib/members/queries-membership';
import { useAuth } from '@/stores/auth';
import { CardStep, type SentCard } from './card-step';
import { LinkCodeStep } from './link-code-step';
import { LinkedCard } from './linked-card';

/** Asks for card number and phone, then the code. A card that is already linked is shown instead. */
export function LinkCard({ showOutbox }: { readonly showOutbox: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const goOn = safeReturnPath(locale, useSearchParams().get('return_to'));
  const user = useAuth((state) => state.user);
  const membership = useQuery(membershipQuery());
  const [sent, setSent] = useState<SentCard>();
  const [isChanging, setChanging] = useState(false);
  if (!user) return null;
  if (membership.isError) {
    return (
      <Notice tone="danger" role="alert">
        <p>{normalizeError(membership.error).message}</p>
        <Button size="sm" variant="secondary" onClick={() => void membership.refetch()}>
          {intl.formatMessage({ id: 'identity-joining.retry' })}
        </Button>
      </Notice>
    );
  }
  if (!membership.data)
    return <Spinner label={intl.formatMessage({ id: 'identity-joining.waiting' })} />;
  if (membership.data.card_linked) return <LinkedCard code={user.member_code} goOn={goOn} />;
  if (sent && !isChanging) {
    return (
      <LinkCodeStep
        sent={sent}
        showOutbox={showOutbox}
        onResent={(challenge) => {
          setSent({ ...sent, challenge });
        }}
        onBack={() => {
          setChanging(true);
        }}
      />
    );
  }
  return (
    <>
      <CardStep
        phone={user.phone_number}
        last={sent}
        onSent={(card) => {
          setSent(card);
          setChanging(false);
        }}
      />
      <ButtonLink href={goOn} variant="ghost">
        {intl.formatMessage({ id: 'identity-joining.noCard' })}
      </ButtonLink>
    </>
  );
}
