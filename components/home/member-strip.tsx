import { sayer } from '@/components/layout/say';
import { Icon } from '@/components/ui/icon';
import { loginPath } from '@/lib/routes';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { MemberGreeting } from './member-greeting';
import styles from './member-strip.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface MemberStripProps {
  readonly locale: Locale;
  readonly intl: Texts<'home'>;
}

const BENEFITS = [
  { icon: 'tag', text: 'home.member.tag' },
  { icon: 'coin', text: 'home.member.coin' },
  { icon: 'gift', text: 'home.member.gift' },
] as const;

/** The same for everybody; who is signed in reads their coins where the invitation stands. */
export function MemberStrip({ locale, intl }: MemberStripProps) {
  const say = sayer(intl);
  return (
    <section className={styles.strip} aria-label={say('home.member.label')}>
      <MemberGreeting
        loginHref={loginPath(locale, localePath(locale, '/'))}
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
