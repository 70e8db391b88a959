'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { LoadError } from '@/components/office/load-error';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeProductDetail } from '@/lib/products/contract';
import type { ProductVariants } from '@/lib/products/contract-variants';
import { VARIANTS_MAX } from '@/lib/products/contract-values';
import { productVariantsQuery } from '@/lib/products/queries-variants';
import form from './products.module.scss';
import { moved } from '@/components/office/form/places';
import { useVariantForm } from './use-variant-form';
import { VariantOptions } from './variant-options';
import { VariantPicker } from './variant-picker';
import { VariantRow } from './variant-row';
import { EMPTY_OPTION, newMember, NO_GROUP } from './variant-values';
import styles from './variants.module.scss';

interface VariantPartProps {
  readonly product: OfficeProductDetail;
  readonly mayWrite: boolean;
}

/** The variant group of a product (`docs/product/office.md`, "Variants"). */
export function VariantPart({ product, mayWrite }: VariantPartProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const { data, error, refetch } = useQuery(productVariantsQuery(useLocale(), product.id));
  return (
    <section className={form.form} aria-label={text('part.variants')}>
      <h2>{text('part.variants')}</h2>
      <p>{text('part.variantsText')}</p>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={text('loading')} />}
      {data && <VariantForm product={product} saved={data} mayWrite={mayWrite} />}
    </section>
  );
}

interface VariantFormProps extends VariantPartProps {
  readonly saved: ProductVariants;
}

function VariantForm({ product, saved, mayWrite }: VariantFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const edit = useVariantForm(product.id, saved);
  const { members, options } = edit.values;
  const isGroup = members.length > 0;
  const refused = edit.error?.fields['members'];
  return (
    <OfficeForm edit={edit} saveLabel={text('save.variants')} mayWrite={mayWrite}>
      {!isGroup && <p>{text(saved.members.length > 0 ? 'variant.dissolved' : 'variant.none')}</p>}
      {isGroup && <VariantOptions edit={edit} mayWrite={mayWrite} />}
      {isGroup && (
        <ol className={styles.list} aria-label={text('variant.members')}>
          {members.map((member, index) => (
            <VariantRow
              key={member.product_id}
              {...{ member, index, options, mayWrite, form: edit.form, count: members.length }}
              isOwn={member.product_id === product.id}
              fault={edit.faults.get(member.product_id)}
              onMove={(to) => {
                edit.change({ options, members: moved(members, index, to) });
              }}
              onRemove={() => {
                edit.change({ options, members: members.toSpliced(index, 1) });
              }}
            />
          ))}
        </ol>
      )}
      {refused !== undefined && (
        <Notice tone="danger" role="alert">
          {refused}
        </Notice>
      )}
      {mayWrite && (
        <div className={styles.tools}>
          {!isGroup && (
            <Button
              variant="secondary"
              onClick={() => {
                edit.change(saved.members.length > 0 ? saved : begun(product));
              }}
            >
              {text(saved.members.length > 0 ? 'variant.restore' : 'variant.begin')}
            </Button>
          )}
          {isGroup && (
            <>
              {members.length < VARIANTS_MAX && <VariantPicker edit={edit} />}
              <Button
                variant="ghost"
                onClick={() => {
                  edit.change(NO_GROUP);
                }}
              >
                {text('variant.dissolve')}
              </Button>
            </>
          )}
        </div>
      )}
    </OfficeForm>
  );
}

/** A group of the product alone. */
function begun({ id, state, facts }: OfficeProductDetail) {
  const options = [EMPTY_OPTION];
  const { item_code, name_en, name_th } = facts;
  const own = newMember({ product_id: id, state, item_code, name_en, name_th }, { options });
  return { options, members: [own] };
}
