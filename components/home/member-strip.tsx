import { use } from 'react';
import { sayer } from '@/components/common/say';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { MemberGreeting } from './member-greeting';
import styles from './member-strip.module.scss';

interface MemberStripProps {
  readonly locale: Locale;
}

const BENEFITS = [
  { icon: 'tag', text: 'home.member.tag' },
  { icon: 'coin', text: 'home.member.coin' },
  { icon: 'gift', text: 'home.member.gift' },
] as const;

/** The HTML is the same for all visitors; the client replaces the invitation by the member's coins. */
export function MemberStrip({ locale }: MemberStripProps) {
  const intl = use(getIntl(locale, 'home'));
  const say = sayer(intl);
  return (
    <section className={styles.strip} aria-label={say('home.member.label')}>
      <MemberGreeting
        loginHref={loginPath(locale, pathTo(locale, '/'))}
        texts={{
          invite: say('home.member.invite'),
          inviteText: say('home.member.inviteText'),
          login: say('home.member.login'),
          hello: say('home.member.hello', { name: '{name}' }),
          coins: say('home.member.coins', { coins: '{coins}', baht: '{baht}' }),
          expiring: say('home.member.expiring', { coins: '{coins}' }),
          none: say('home.member.none'),
        }}
      />
      <ul className={styles.benefits}>
        {BENEFITS.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {say(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
