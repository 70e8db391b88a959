import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { mayFetchAhead, whenInView } from '@/lib/browser/fetch-ahead';

interface TileLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Link whose page is fetched while it stays in view (`docs/decisions/0040-pages-fetched-ahead.md`). */
export function TileLink(props: TileLinkProps) {
  const [ahead, setAhead] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!link.current || !mayFetchAhead()) return undefined;
    return whenInView(link.current, () => setAhead(true));
  }, []);
  return <Link ref={link} ahead={ahead} {...props} />;
}
