import { Fragment } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { formatBaht } from '@/lib/format/money';
import type { ProductDraft } from '@/lib/products/contract-drafts';
import type { Choice } from '@/lib/shelves/queries';
import styles from './draft.module.scss';

type DraftField = ProductDraft['fields'][number];

/** Names of what a field holds as an id, by field. */
export type FieldChoices = Readonly<Record<string, readonly Choice[]>>;

export function fieldLabel(intl: IntlShape, name: string): string {
  return intl.formatMessage({ id: `products.field.${name}` });
}

/** A value as people read it: prices with their currency, ids by their name. */
export function showValue(
  intl: IntlShape,
  choices: FieldChoices,
  { name, value }: { readonly name: string; readonly value: DraftField['live'] },
): string {
  if (value === null || value === '' || value === 0) {
    return intl.formatMessage({ id: 'products.draft.empty' });
  }
  if (typeof value === 'number' && name.endsWith('price')) return formatBaht(value);
  return choices[name]?.find((one) => one.value === String(value))?.label ?? String(value);
}

interface DraftDiffProps {
  readonly fields: readonly DraftField[];
  readonly choices: FieldChoices;
}

/** Each field with its value in the shop and in the draft. */
export function DraftDiff({ fields, choices }: DraftDiffProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.draft.${name}` });
  return (
    <dl className={styles.diff}>
      {fields.map(({ name, base, live, draft, words, is_conflict: isConflict }) => {
        const shown = (value: DraftField['live']) => showValue(intl, choices, { name, value });
        return (
          <div key={name}>
            <dt>{fieldLabel(intl, name)}</dt>
            {words ? (
              <dd className={styles.words}>
                <span>{text('words')}</span>
                <p>
                  <Words words={words} />
                </p>
              </dd>
            ) : (
              <>
                <dd>
                  <span>{text('inShop')}</span>
                  <del>{shown(live)}</del>
                </dd>
                <dd>
                  <span>{text('inDraft')}</span>
                  <ins>{shown(draft)}</ins>
                </dd>
              </>
            )}
            {isConflict && (
              <dd className={styles.conflict}>
                {intl.formatMessage({ id: 'products.draft.conflict' }, { value: shown(base) })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Screen readers seldom tell insertions and deletions, so words say it. */
function Words({ words }: { readonly words: NonNullable<DraftField['words']> }) {
  const intl = useIntl();
  const said = (name: string) => ` ${intl.formatMessage({ id: `products.draft.word.${name}` })} `;
  return words.map(({ kind, text }, place) => {
    // Words repeat; their order never changes.
    const key = `${String(place)} ${kind}`;
    if (kind === 'same') return <Fragment key={key}>{text}</Fragment>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag key={key}>
        <span className="visually-hidden">{said(kind)}</span>
        {text}
        <span className="visually-hidden">{said('end')}</span>
      </Tag>
    );
  });
}
