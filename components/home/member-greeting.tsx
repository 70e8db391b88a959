'use client';

import { ButtonLink } from '@/components/ui/button';
import { bahtOfCoins } from '@/lib/wallet/contract-values';
import { fill } from '@/lib/format/fill';
import { useAuth } from '@/stores/auth';
import styles from './member-strip.module.scss';

interface MemberGreetingProps {
  readonly loginHref: string;
  /** May contain `{name}`, `{coins}` and `{baht}`, filled in here. */
  readonly texts: {
    readonly invite: string;
    readonly inviteText: string;
    readonly login: string;
    readonly hello: string;
    readonly coins: string;
    readonly expiring: string;
    readonly none: string;
  };
}

export function MemberGreeting({ loginHref, texts }: MemberGreetingProps) {
  const user = useAuth((state) => state.user);
  if (!user) {
    return (
      <div className={styles.greeting}>
        <div>
          <h2>{texts.invite}</h2>
          <p>{texts.inviteText}</p>
        </div>
        <ButtonLink href={loginHref} variant="secondary">
          {texts.login}
        </ButtonLink>
      </div>
    );
  }
  const { first_name: name, total_coins: coins, expiring_coins: expiring } = user;
  const worth = { coins: number(coins), baht: number(bahtOfCoins(coins)) };
  return (
    <div className={styles.greeting}>
      <div>
        <h2>{fill(texts.hello, { name })}</h2>
        <p>{coins === 0 ? texts.none : fill(texts.coins, worth)}</p>
      </div>
      {expiring > 0 && (
        <p className={styles.expiring}>{fill(texts.expiring, { coins: number(expiring) })}</p>
      )}
    </div>
  );
}

function number(value: number): string {
  return value.toLocaleString('en');
}
