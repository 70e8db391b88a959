import { useLocale } from '@/lib/i18n/use-locale';
import { JsonLd } from '@/lib/seo/json-ld';
import { itemList, type ListPlace } from '@/lib/seo/list-data';
import type { Tile } from './tile';

interface ItemListLdProps {
  readonly place: ListPlace;
  readonly tiles: readonly Tile[];
}

/** The list as search engines want it. */
export function ItemListLd({ place, tiles }: ItemListLdProps) {
  return <JsonLd data={itemList(useLocale(), place, tiles)} />;
}
