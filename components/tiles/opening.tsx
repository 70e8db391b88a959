import { useEffect, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { OpeningCoverProps } from '@/components/catalog/product/opening-cover';
import { useLinkStatus } from '@/components/ui/link';
import { onFirstMove } from '@/lib/browser/first-move';
import { whenConnected } from '@/lib/browser/connection';

let OpeningCover: ComponentType<OpeningCoverProps> | undefined;

/** Loads the opening cover on the first interaction with a list; until then the list stays. */
export function useOpeningCover(): void {
  useEffect(() => onFirstMove(() => void loadCover()), []);
}

async function loadCover(): Promise<void> {
  const load = () => import('@/components/catalog/product/opening-cover');
  ({ OpeningCover } = await whenConnected(load, null));
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
