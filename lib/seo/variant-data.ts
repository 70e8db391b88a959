import type { Product as ProductThing, ProductGroup, PropertyValue } from 'schema-dts';
import type { Product, Variant, Variants } from '../catalog/contract';
import type { Locale } from '../i18n/locale';
import { productPath } from '../pages/catalog-paths';
import { absoluteUrl } from './urls';

/** Options that schema.org has a property for; merchants name them freely. */
const PROPERTIES = [
  { property: 'size', names: /^(?:size|ขนาด|ไซ[ซส])/i },
  { property: 'color', names: /^(?:colou?r|shade|สี|เฉด)/i },
] as const;

interface Values {
  readonly size?: string;
  readonly color?: string;
  readonly additionalProperty?: readonly PropertyValue[];
}

interface VariantData extends Values {
  readonly isVariantOf: ProductGroup;
}

/** The group of a product for search engines: its siblings, how they differ, and the values of the product. */
export function variantData(locale: Locale, product: Product, variants: Variants): VariantData {
  const { options, siblings } = variants;
  const own = siblings.find(({ id }) => id === product.id);
  return {
    ...(own ? valuesOf(options, own) : {}),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: groupId(siblings),
      name: sharedName(siblings.map(({ product_name: name }) => name)) || product.product_name,
      variesBy: options.map((name) => {
        const property = propertyOf(name);
        return property === undefined ? name : `https://schema.org/${property}`;
      }),
      hasVariant: siblings.map((sibling): ProductThing => ({
        '@type': 'Product',
        ...{ name: sibling.product_name, sku: sibling.item_code },
        url: absoluteUrl(productPath(locale, sibling)),
        ...valuesOf(options, sibling),
      })),
    },
  };
}

/** The same on the pages of all siblings, whatever their order. */
function groupId(siblings: readonly Variant[]): string {
  return siblings.reduce((least, one) => (one.id < least.id ? one : least)).item_code;
}

function propertyOf(option: string) {
  return PROPERTIES.find(({ names }) => names.test(option))?.property;
}

function valuesOf(options: readonly string[], { values }: Variant): Values {
  const named = options.map((name, place) => ({
    ...{ name, value: values[place] ?? '', property: propertyOf(name) },
  }));
  const others = named.filter(({ property }) => property === undefined);
  return {
    ...Object.fromEntries(
      named.flatMap(({ property, value }) => (property === undefined ? [] : [[property, value]])),
    ),
    ...(others.length === 0
      ? {}
      : {
          additionalProperty: others.map(({ name, value }) => ({
            '@type': 'PropertyValue',
            ...{ name, value },
          })),
        }),
  };
}

/** Words that all names begin with. */
function sharedName([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const end = words.findIndex((word, place) =>
    others.some((name) => name.split(' ')[place] !== word),
  );
  return words.slice(0, end === -1 ? words.length : end).join(' ');
}
