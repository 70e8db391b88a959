'use client';

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { actOnCampaign, getCampaignDone } from '@/lib/campaigns/calls';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import { brandPaths } from '@/lib/brand';
import { type Locale, localePath } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';
import styles from './campaigns.module.scss';

export interface ActionProps {
  readonly slug: string;
  readonly id: string;
  readonly label: string;
  readonly done: string;
  readonly invite: boolean;
  readonly coupon: boolean;
  readonly locale: Locale;
}

/** Campaign button with the member's state, which only the client knows. */
export function ActionButton(props: ActionProps) {
  const { slug, id, label, done, invite, coupon, locale } = props;
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `campaigns.${name}` });
  const { loaded, isLoggedIn } = useAuth();
  const [isDone, setDone] = useState<boolean>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    if (!isLoggedIn) return;
    const ask = async () => {
      const { actions } = await getCampaignDone(await http(), slug);
      setDone(actions.some((action) => action.id === id));
    };
    // If the state is unknown, the button is offered; the service refuses a repetition.
    void ask().catch(() => {
      setDone(false);
    });
  }, [isLoggedIn, slug, id]);
  if (loaded && !isLoggedIn) {
    return (
      <ButtonLink href={loginPath(locale, localePath(locale, `${brandPaths.card}/${slug}`))}>
        {text('signIn')}
      </ButtonLink>
    );
  }
  if (isDone) {
    return (
      <Notice tone="success" role="status">
        {done}
        {coupon && (
          <p>
            <ButtonLink href={pathTo(locale, '/profile/my-coupons')} variant="ghost">
              {text('myCoupons')}
            </ButtonLink>
          </p>
        )}
      </Notice>
    );
  }
  const act = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await actOnCampaign(await http(), { slug, id, code, locale });
      setDone(true);
    } catch (error) {
      const refusal = normalizeError(error);
      if (refusal.code === 'ALREADY_JOINED') setDone(true);
      else setFailure(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      {invite && (
        <TextField
          label={text('code')}
          error={failure?.fields['code']}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={160}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
          }}
        />
      )}
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
      <Button type="submit" busy={busy} disabled={isDone === undefined}>
        {label}
      </Button>
    </form>
  );
}
