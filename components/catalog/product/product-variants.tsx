import { use } from 'react';
import { Link } from '@/components/ui/link';
import type { Product, Variants } from '@/lib/catalog/contract';
import { variantRows, type VariantChoice } from '@/lib/catalog/variant-choice';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { productPath } from '@/lib/pages/catalog-paths';
import styles from './product-variants.module.scss';

interface ProductVariantsProps {
  readonly product: Product;
  readonly variants: Variants;
  readonly locale: Locale;
}

/** Chooses between siblings by links to their pages, so it works before scripts and needs none of its own. */
export function ProductVariants({ product, variants, locale }: ProductVariantsProps) {
  const intl = use(getIntl(locale, 'catalog-product'));
  const hasPrices = variants.options.length === 1 && havePrices(variants);
  return (
    <div className={styles.variants}>
      {variantRows(variants, product.id).map(({ name, choices }) => {
        const current = choices.find(({ isCurrent }) => isCurrent)?.value ?? '';
        return (
          <div key={name} role="group" aria-label={name}>
            <p>
              {intl.formatMessage(
                { id: 'catalog-product.variant' },
                { name, value: <strong key="value">{current}</strong> },
              )}
            </p>
            <ul>
              {choices.map((choice) => (
                <li key={choice.value}>
                  <ChoiceLink
                    choice={choice}
                    locale={locale}
                    note={
                      choice.sibling.stock === 'none'
                        ? intl.formatMessage({ id: 'catalog-product.stockNone' })
                        : noteOf(choice, hasPrices)
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

interface ChoiceLinkProps {
  readonly choice: VariantChoice;
  readonly locale: Locale;
  readonly note: string | undefined;
}

function ChoiceLink({ choice, locale, note }: ChoiceLinkProps) {
  const { value, sibling, isCurrent, others } = choice;
  return (
    <Link
      href={productPath(locale, sibling)}
      aria-current={isCurrent ? 'true' : undefined}
      data-sold-out={sibling.stock === 'none' || undefined}
      data-other={others.length > 0 || undefined}
    >
      {value} {note !== undefined && <small>{note}</small>}
    </Link>
  );
}

/** Another value that the choice changes too, or what the sibling costs. */
function noteOf({ others, sibling }: VariantChoice, hasPrices: boolean): string | undefined {
  if (others.length > 0) return others.join(', ');
  return hasPrices ? formatBaht(sibling.now.amount) : undefined;
}

function havePrices({ siblings }: Variants): boolean {
  return new Set(siblings.map(({ now }) => now.amount)).size > 1;
}
