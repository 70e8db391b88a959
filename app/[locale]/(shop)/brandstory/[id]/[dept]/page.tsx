import type { Metadata } from 'next';
import { StoryDepartmentScreen } from '@/components/screens/story-department-screen';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { loadPage, type StoryDepartmentProps } from './load-page';

export async function generateMetadata(props: StoryDepartmentProps): Promise<Metadata> {
  const { locale, intl, names, department, path, products } = await loadPage(props);
  const values = { ...names, department: department.dept_name };
  const title = intl.formatMessage({ id: 'contents-stories.departmentTitle' }, values);
  return pageMetadata({
    locale,
    page: 'storyDepartment',
    paths: samePath(path),
    title,
    description: intl.formatMessage(
      { id: 'contents-stories.departmentDescription' },
      { ...values, shop: brandName(locale, shop), count: products.total },
    ),
    image: ogImage(locale, 'departments', department.id, title),
  });
}

export default async function StoryDepartmentPage(props: StoryDepartmentProps) {
  const page = await loadPage(props);
  return <StoryDepartmentScreen {...page} trail={page.trail(page.department.dept_name)} />;
}
