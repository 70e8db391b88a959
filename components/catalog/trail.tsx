import { publicUrl } from '@/lib/env';
import type { Crumb } from '@/lib/seo/list-data';
import { TrailView } from './trail-view';

interface TrailProps {
  /** What the landmark is called. */
  readonly label: string;
  /** From the home page down to this one. */
  readonly crumbs: readonly Crumb[];
}

/** The way down to a page, for people and for search engines. */
export function Trail(props: TrailProps) {
  return <TrailView {...props} origin={publicUrl()} />;
}
