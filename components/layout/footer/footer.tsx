import { use } from 'react';
import { shopTime } from '@/lib/api/server';
import { brand } from '@/lib/brand';
import { calendarYear } from '@/lib/format/bangkok';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { demoText } from '../demo-note';
import { sayer } from '@/components/common/say';
import { FOOTER_NAMES } from './footer-names';
import { FooterView } from './footer-view';
import { FOOTER_WAYS, type FooterPart } from './footer-ways';

export function Footer({ locale }: { readonly locale: Locale }) {
  const say = sayer(use(getIntl(locale, 'layout', 'catalog')));
  const name = brandName(locale, brand);
  const column = (part: FooterPart) => ({
    title: say(`layout.footer.${part}`),
    names: FOOTER_WAYS[part].map((path) => say(FOOTER_NAMES[path], { brand: name })),
  });
  return (
    <FooterView
      name={name}
      phone={brand.contactPhone}
      social={brand.social}
      columns={{
        shop: column('shop'),
        advice: column('advice'),
        company: column('company'),
        member: column('member'),
      }}
      texts={{
        about: say('layout.footer.about'),
        notFound: say('layout.notFound'),
        cookies: say('layout.cookies.settingsTitle'),
        help: say('layout.footer.help'),
        callCenter: say('layout.callCenter'),
        follow: say('layout.footer.follow', { brand: name }),
        rights: say('layout.footer.rights', {
          brand: name,
          year: String(calendarYear(shopTime())),
        }),
        demo: demoText(say),
      }}
    />
  );
}
