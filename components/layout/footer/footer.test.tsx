import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { localePath } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { visit } from '@/tests/harness/page';
import { showServed } from '@/tests/harness/show';
import { accountWays } from '@/components/members/account-ways';
import { MORE_WAYS, SHOP_WAYS } from '@/components/layout/shop-ways';
import { Footer } from './footer';

/** Required links of the footer; the last three lead to FAQ, loyalty card and gift cards. */
const PATHS = [
  ...['/contact-us', '/branches', '/download-form', '/ecommerce/new-arrival', '/ecommerce'],
  ...['/AboutArun', '/corporate-social-responsibility', '/term-arun-card', '/term-online'],
  ...['/privacy', '/sitemap', '/login', '/404', '/faq', '/ArunCard', '/Gift-cards'],
];

it.each(['en', 'th'] as const)('has the required links, in %s', async (locale) => {
  visit(pathTo(locale, '/'));
  await showServed(<Footer locale={locale} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const own = PATHS.map((path) => localePath(locale, path));
  expect(own.filter((path) => !links.includes(path))).toEqual([]);
  expect(links.filter((href) => href.startsWith('tel:'))).toHaveLength(1);
  expect(links.filter((href) => href.startsWith('https://')).length).toBeGreaterThanOrEqual(3);
});

const OTHERS = [
  ...['/brands', '/brands/exclusive', '/brandstory', '/brandstory/HealthHub', '/categories'],
  ...['/brandstory/HealthHub/ArticleList', '/coupons', '/download', '/e-cards', '/fortuneteller'],
  ...['/landing', '/news', '/notifications', '/pharmacy', '/pharmacy/consult', '/pharmacy/history'],
  ...['/ecommerce/all-products', '/ecommerce/products-flashsale', '/ecommerce/products-of-week'],
  ...[
    '/ecommerce/products-promotion',
    '/ecommerce/recommends',
    '/promotions',
    '/register',
    '/term',
  ],
  ...['/orders/order_list', '/orders/reviews', '/profile', '/profile/address', '/profile/purchase'],
  ...['/profile/my-coupons', '/profile/personal', '/profile/redeem-points', '/profile/surveys'],
  '/profile/vat-address',
];

it('together with header and side menu it links every page', async () => {
  visit('/');
  await showServed(<Footer locale="en" />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const menus = [...SHOP_WAYS, ...MORE_WAYS].map(({ path }) => path);
  const account = accountWays('en', (id) => id).map(({ href }) => href);
  const ways = new Set([...links, ...menus, ...account]);
  expect([...PATHS, ...OTHERS].filter((path) => !ways.has(path))).toEqual([]);
});
