import { FortuneTeller } from '@/components/contents/fortune-teller';
import type { Locale } from '@/lib/i18n/locale';
import { loadMessages } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { RailBlock } from './page-blocks';
import { PageHead } from './page-head';

/** A reading a day (`docs/product/pages.md`, "Fortune of the day"). */
export async function FortuneScreen({ locale }: { readonly locale: Locale }) {
  const [intl, messages, th, en] = await Promise.all([
    getIntl(locale, 'contents-fortune'),
    loadMessages(locale, ['contents-fortune']),
    getIntl('th', 'contents-fortune'),
    getIntl('en', 'contents-fortune'),
  ]);
  const rail = {
    type: 'rail' as const,
    title: {
      en: en.formatMessage({ id: 'contents-fortune.products' }),
      th: th.formatMessage({ id: 'contents-fortune.products' }),
    },
    layout: 'rail' as const,
    products: { promotion: true, count: 8 },
    path: pagePath('/ecommerce/products-promotion'),
  };
  const title = intl.formatMessage({ id: 'contents-fortune.title' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: title }]}
        title={title}
        intro={intl.formatMessage({ id: 'contents-fortune.intro' })}
      />
      <FortuneTeller locale={locale} messages={messages} />
      <RailBlock block={rail} locale={locale} />
    </>
  );
}
