import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';

const searchFor = (keyword: string) => `/products/search?keyword=${encodeURIComponent(keyword)}`;

test('a complaint that nothing is sold for leads to advice, products and the pharmacist', async ({
  page,
  at,
  language,
  t,
}) => {
  await visit(page, at(searchFor('ยาคุม')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('catalog.searchEmpty', { keyword: 'ยาคุม' }),
  );
  const name = language === 'th' ? 'คุมกำเนิด' : 'Contraception';
  const card = page.getByRole('region', { name: t('care-guides.label', { name }) });
  await expect(card.getByText(t('care-guides.pharmacist'), { exact: true })).toBeVisible();
  await expect(card.getByRole('status')).toBeVisible();
  await checkAccessibility(page);
  const condoms = language === 'th' ? 'ถุงยางอนามัย' : 'Condoms';
  await card.getByRole('link', { name: t('care-guides.findNamed', { name: condoms }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('catalog.searchTitle', { keyword: condoms.toLowerCase() }),
  );
});

test('an emergency shows the number to call, and a product search folds its advice', async ({
  page,
  at,
  language,
  t,
}) => {
  await visit(page, at(searchFor(language === 'th' ? 'เจ็บหน้าอก' : 'chest pain')));
  await expect(
    page.getByRole('link', { name: t('care-guides.call', { number: '1669' }) }),
  ).toHaveAttribute('href', 'tel:1669');
  await visit(page, at(searchFor(language === 'th' ? 'แชมพูขจัดรังแค' : 'anti-dandruff shampoo')));
  const name = language === 'th' ? 'รังแค' : 'Dandruff';
  const advice = page.getByRole('group').filter({ hasText: t('care-guides.about', { name }) });
  await expect(advice.getByText(t('care-guides.self'))).toBeHidden();
  await advice.getByText(t('care-guides.about', { name })).click();
  await expect(advice.getByText(t('care-guides.self'))).toBeVisible();
  await checkAccessibility(page);
});

test('of two complaints, one advice is open and the other folded above the products', async ({
  page,
  at,
  language,
  t,
}) => {
  const thai = language === 'th';
  await visit(page, at(searchFor(thai ? 'ปวดหัว เจ็บคอ' : 'headache and sore throat')));
  const [open, folded] = thai ? ['ปวดหัว', 'เจ็บคอ'] : ['Headache', 'Sore throat'];
  const card = page.getByRole('region', { name: t('care-guides.label', { name: open }) });
  await expect(card.getByRole('heading', { name: t('care-guides.helps') })).toBeVisible();
  const other = page.getByRole('group').filter({
    hasText: t('care-guides.about', { name: folded }),
  });
  await expect(other.getByText(t('care-guides.helps'))).toBeHidden();
  await other.getByText(t('care-guides.about', { name: folded })).click();
  await expect(other.getByText(t('care-guides.helps'))).toBeVisible();
});
