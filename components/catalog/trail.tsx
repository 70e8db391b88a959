import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/lib/seo/json-ld';
import { breadcrumbList, type Crumb } from '@/lib/seo/structured-data';
import styles from './trail.module.scss';

interface TrailProps {
  /** What the landmark is called. */
  readonly label: string;
  /** From the home page down to this one. */
  readonly crumbs: readonly Crumb[];
}

/** The way down to a page, for people and for search engines. */
export function Trail({ label, crumbs }: TrailProps) {
  return (
    <div className={styles.trail}>
      <Breadcrumb label={label} items={crumbs} />
      <JsonLd data={breadcrumbList(crumbs)} />
    </div>
  );
}
