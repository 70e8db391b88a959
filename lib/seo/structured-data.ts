import type {
  AggregateRating,
  FAQPage,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Pharmacy,
  Product as ProductThing,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Product } from '../catalog/contract';
import type { Branch } from '../branches/contract';
import { brand } from '../brand';
import { flashNow } from '../catalog/price-now';
import { lastMoment } from '../format/bangkok';
import type { Locale } from '../i18n/locale';
import { productPath } from '../pages/catalog-paths';
import { pathTo } from '../pages/path-to';
import { absoluteUrl } from './urls';
import { variantData } from './variant-data';

const organizationId = () => `${absoluteUrl('/')}#organization`;

export function organization(locale: Locale): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(),
    name: locale === 'th' ? brand.nameTh : brand.name,
    url: absoluteUrl(pathTo(locale, '/')),
    logo: absoluteUrl('/apple-touch-icon.png'),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: brand.contactPhone,
      contactType: 'customer service',
      areaServed: 'TH',
      availableLanguage: ['th', 'en'],
    },
  };
}

/** schema-dts lacks the annotation for search boxes. */
interface SearchBox {
  readonly '@type': 'SearchAction';
  readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
  readonly 'query-input': string;
}

export function webSite(locale: Locale): WithContext<WebSite> {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(pathTo(locale, '/products/search'))}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: locale === 'th' ? brand.nameTh : brand.name,
    url: absoluteUrl(pathTo(locale, '/')),
    inLanguage: locale,
    publisher: { '@id': organizationId() },
    potentialAction: search,
  };
}

/** @param rated whether the page shows reviews; ratings must not be published otherwise */
export function productThing(
  locale: Locale,
  product: Product,
  rated: boolean,
): WithContext<ProductThing> {
  const rating = rated ? aggregateRating(product) : undefined;
  // Restricted medicines are not offered for sale (`docs/quality.md`, "Search engines").
  const offer = product.drug?.policy === 'approval' ? undefined : productOffer(locale, product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.product_name,
    description: product.description,
    sku: product.item_code,
    ...(product.gtin === null ? {} : { gtin: product.gtin }),
    category: product.category_name,
    image: (product.images.length > 0 ? product.images : [product.image]).map(({ large_url }) =>
      absoluteUrl(large_url),
    ),
    brand: { '@type': 'Brand', name: product.brand_desc },
    ...(product.variants ? variantData(locale, product, product.variants) : {}),
    ...(offer ? { offers: offer } : {}),
    ...(rating ? { aggregateRating: rating } : {}),
  };
}

function productOffer(locale: Locale, product: Product): Offer {
  const flash = flashNow(product);
  return {
    '@type': 'Offer',
    url: absoluteUrl(productPath(locale, product)),
    price: product.now.amount.toFixed(2),
    priceCurrency: 'THB',
    ...(flash ? { priceValidUntil: lastMoment(flash.ends_at) } : {}),
    availability: `https://schema.org/${product.stock === 'none' ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organizationId() },
  };
}

function aggregateRating({ rating }: Product): AggregateRating | undefined {
  if (rating.count === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.average.toFixed(1),
    reviewCount: rating.count,
  };
}

export function faqPage(
  items: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export function store(locale: Locale, branch: Branch): WithContext<Pharmacy> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Pharmacy',
    name: `${locale === 'th' ? brand.nameTh : brand.name} ${branch.name}`,
    url: absoluteUrl(pathTo(locale, '/branches/:branch', { branch: branch.id })),
    telephone: branch.phone,
    address: branch.address,
    geo: { '@type': 'GeoCoordinates', latitude: branch.lat, longitude: branch.lng },
    openingHoursSpecification: branch.hours.flatMap((hours, day) =>
      hours === null
        ? []
        : {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: DAYS[day] ?? 'Monday',
            opens: hours[0],
            closes: hours[1],
          },
    ),
    ...(branch.holidays.length > 0
      ? { specialOpeningHoursSpecification: branch.holidays.map(specialDay) }
      : {}),
    parentOrganization: { '@id': organizationId() },
  };
}

/** Opens and closes at 00:00 mean closed all day. */
function specialDay({ date, hours }: Branch['holidays'][number]): OpeningHoursSpecification {
  const [opens, closes] = hours ?? ['00:00', '00:00'];
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  };
}
