import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { categoryTreeQuery, exclusiveBrandsQuery } from '@/lib/queries/menu';
import { brandPath } from '@/lib/routes';
import { Providers } from '../providers';

/** The departments of a category by its id, or the exclusive brands. */
export type LinksOf = number | 'brands';

interface LoadedLinksProps {
  readonly of: LinksOf;
  readonly className: string | undefined;
  /** Shown until the answer is there. */
  readonly places: ReactNode;
}

/** Links of a panel, asked for in the browser; none where they cannot be had. */
export function LoadedLinks({ of, ...list }: LoadedLinksProps) {
  return (
    <Providers>
      {of === 'brands' ? <Brands {...list} /> : <Departments of={of} {...list} />}
    </Providers>
  );
}

interface ListProps {
  readonly className: string | undefined;
  readonly places: ReactNode;
}

function Departments({ of, className, places }: ListProps & { readonly of: number }) {
  const locale = useLocale();
  const { data: categories, isPending } = useQuery(categoryTreeQuery(locale));
  if (isPending) return places;
  const category = categories?.find(({ id }) => id === of);
  if (!category) return null;
  return (
    <ul className={className}>
      {category.depts.map((department) => (
        <li key={department.id}>
          <Link href={localePath(locale, department.url)}>{department.dept_name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Brands({ className, places }: ListProps) {
  const locale = useLocale();
  const { data: brands, isPending } = useQuery(exclusiveBrandsQuery(locale));
  if (isPending) return places;
  if (!brands) return null;
  return (
    <ul className={className}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Link href={brandPath(locale, brand.id)}>
            <Picture
              src={brand.image.thumbnail_url}
              alt=""
              width={200}
              height={120}
              sizes="200px"
            />
            <strong>{brand.brand_name}</strong>
            <span>{brand.tagline}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
