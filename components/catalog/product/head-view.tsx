'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './product-head.module.scss';

interface HeadViewProps {
  readonly name: string;
  readonly brand: { readonly id: string | number; readonly name: string };
  readonly code: string;
  readonly drug?: string | undefined;
  readonly rating?:
    | { readonly average: number; readonly count: number; readonly label: string }
    | undefined;
  readonly heart: ReactNode;
}

/** Client component, like the parts below: the page carries its data, not its markup. */
export function HeadView({ name, brand, code, drug, rating, heart }: HeadViewProps) {
  const locale = useLocale();
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.maker}>
          <Link href={pathTo(locale, '/brands/:brand', { brand: brand.id })}>{brand.name}</Link>
          {rating && (
            <a href="#reviews">
              <Rating {...rating} />
            </a>
          )}
        </div>
        <h1>{name}</h1>
        <div className={styles.meta}>
          {drug !== undefined && <Badge tone="medicine">{drug}</Badge>}
          <span className={styles.code}>{code}</span>
        </div>
      </div>
      {heart}
    </header>
  );
}
