import { publicUrl } from '@/lib/layout/env';
import type { Crumb } from '@/lib/seo/list-data';
import { TrailView } from './trail-view';

interface TrailProps {
  readonly label: string;
  /** From the home page to this one. */
  readonly crumbs: readonly Crumb[];
}

/** Breadcrumbs, with structured data for search engines. */
export function Trail(props: TrailProps) {
  return <TrailView {...props} origin={publicUrl()} />;
}
