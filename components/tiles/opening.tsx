import { useEffect, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { OpeningCoverProps } from '@/components/catalog/product/opening-cover';
import { useLinkStatus } from '@/components/ui/link';
import { whenConnected } from '@/lib/browser/connection';
import { mayFetchAhead, whenLoaded } from '@/lib/browser/fetch-ahead';

let OpeningCover: ComponentType<OpeningCoverProps> | undefined;

/** Loads the opening cover: once the list is idle, or with the first press where data is saved. */
export function useOpeningCover(): void {
  useEffect(() => {
    if (mayFetchAhead()) return whenLoaded(loadCover);
    window.addEventListener('pointerdown', loadCover, { once: true });
    return () => window.removeEventListener('pointerdown', loadCover);
  }, []);
}

function loadCover(): void {
  const load = () => import('@/components/catalog/product/opening-cover');
  void whenConnected(load, null).then((module) => {
    ({ OpeningCover } = module);
  });
}

/** A product as lists know it. */
export type OpenedProduct = OpeningCoverProps['product'];

interface OpeningProps {
  readonly productOf: () => OpenedProduct;
}

/** Inside a product link: known data, shown from the click until the page has loaded. */
export function Opening({ productOf }: OpeningProps) {
  const { pending } = useLinkStatus();
  if (!pending || !OpeningCover) return null;
  return createPortal(<OpeningCover product={productOf()} />, document.body);
}
