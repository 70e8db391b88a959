import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ProductDraft } from '@/lib/products/contract-drafts';
import { DraftDiff, fieldLabel } from './draft-diff';
import { DraftSteps, type DraftPanelProps } from './draft-steps';
import styles from './draft.module.scss';

/** One draft: what it changes, when it goes live, and what can be done with it. */
export function DraftPanel(props: DraftPanelProps) {
  const { draft, choices, mayWrite } = props;
  const intl = useIntl();
  const locale = useLocale();
  const heading = useId();
  const { part, state, person, saved_at: savedAt, publish_at: publishAt } = draft;
  const name = intl.formatMessage({ id: `products.part.${part}` });
  const time = (iso: string) => formatDateTime(iso, locale);
  return (
    <article className={styles.draft} aria-labelledby={heading} data-state={state}>
      <h3 id={heading}>
        {intl.formatMessage({ id: 'products.draft.of' }, { part: name })}
        <Badge tone={state === 'failed' ? 'danger' : 'warning'}>
          {intl.formatMessage({ id: `products.field.draft.${state}` })}
        </Badge>
      </h3>
      {state === 'failed' ? (
        <Fault draft={draft} />
      ) : (
        <p>
          {publishAt === null
            ? intl.formatMessage({ id: 'products.draft.waits' })
            : intl.formatMessage({ id: 'products.draft.from' }, { time: time(publishAt) })}
        </p>
      )}
      <DraftDiff fields={draft.fields} choices={choices} />
      <p className={styles.quiet}>
        {intl.formatMessage(
          { id: 'products.draft.by' },
          { person: person.name || String(person.member_id), time: time(savedAt) },
        )}
      </p>
      {mayWrite && <DraftSteps {...props} name={name} />}
    </article>
  );
}

/** Why the draft did not go live. */
function Fault({ draft }: { readonly draft: ProductDraft }) {
  const intl = useIntl();
  const { fault, fault_fields: names, person } = draft;
  return (
    <Notice tone="danger">
      {intl.formatMessage(
        { id: `products.draft.fault.${fault ?? 'refused'}` },
        {
          fields: intl.formatList(names.map((name) => fieldLabel(intl, name))),
          count: names.length,
          person: person.name || String(person.member_id),
        },
      )}
    </Notice>
  );
}
