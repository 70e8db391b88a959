'use client';

import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/lib/seo/json-ld';
import { breadcrumbList, type Crumb } from '@/lib/seo/list-data';
import styles from './trail.module.scss';

interface TrailViewProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  readonly origin: string;
}

export function TrailView({ label, crumbs, origin }: TrailViewProps) {
  return (
    <div className={styles.trail}>
      <Breadcrumb label={label} items={crumbs} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </div>
  );
}
