import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadError } from '@/components/office/load-error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ProductDraft } from '@/lib/products/contract-drafts';
import type { DraftPart } from '@/lib/products/contract-values';
import { productDraftsQuery } from '@/lib/products/queries-drafts';
import type { FieldChoices } from './draft-diff';
import { DraftPanel } from './draft-panel';
import styles from './draft.module.scss';

interface DraftSectionProps {
  readonly id: number;
  readonly choices: FieldChoices;
  readonly mayWrite: (part: DraftPart) => boolean;
  readonly onContinue: (draft: ProductDraft) => void;
}

/** Changes of a product that the shop does not show yet (`docs/product/office.md`, "Drafts of products"). */
export function DraftSection({ id, choices, mayWrite, onContinue }: DraftSectionProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(productDraftsQuery(useLocale(), id));
  const text = (name: string) => intl.formatMessage({ id: `products.draft.${name}` });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || data.entities.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="product-drafts">
      <h2 id="product-drafts">{text('title')}</h2>
      <p>{text('text')}</p>
      {data.entities.map((draft) => (
        <DraftPanel
          key={draft.part}
          id={id}
          draft={draft}
          choices={choices}
          mayWrite={mayWrite(draft.part)}
          onContinue={() => {
            onContinue(draft);
          }}
        />
      ))}
    </section>
  );
}
