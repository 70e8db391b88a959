'use client';

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { OfficeColumn } from '@/components/office/table/columns';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import { pathTo } from '@/lib/pages/path-to';
import { MoveButton } from './move-button';
import styles from './media.module.scss';

export const MEDIA_COLUMNS = ['picture', 'alt_th', 'alt_en', 'used', 'added', 'actions'] as const;

/** Dialogs of a picture: its texts, its framing. */
const EDITS = ['open', 'frame'] as const;
export type MediaEdit = (typeof EDITS)[number];

const EDGE_PX = 72;

/** @param onEdit receives the picture that is edited */
export function useMediaColumns(
  onEdit: (id: number, edit: MediaEdit) => void,
): readonly OfficeColumn<MediaPicture>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const text = (name: string) => intl.formatMessage({ id: `media.${name}` });
    const cells: Readonly<
      Record<(typeof MEDIA_COLUMNS)[number], OfficeColumn<MediaPicture>['cell']>
    > = {
      picture: ({ small_url: url }) => (
        <Picture
          unoptimized
          className={styles.small}
          src={url}
          alt=""
          width={EDGE_PX}
          height={EDGE_PX}
        />
      ),
      alt_th: ({ alt_th: alt }) => (alt === '' ? text('noText') : <span lang="th">{alt}</span>),
      alt_en: ({ alt_en: alt }) => (alt === '' ? text('noText') : <span lang="en">{alt}</span>),
      used: ({ used_by: uses }) => (uses.length === 0 ? text('unused') : <UsedBy uses={uses} />),
      added: ({ created_at: at }) => formatDay(at, locale),
      actions: (picture) => (
        <div className={styles.actions}>
          {picture.deleted_at === null ? (
            EDITS.map((edit) => (
              <Button
                key={edit}
                variant="secondary"
                size="sm"
                onClick={() => {
                  onEdit(picture.id, edit);
                }}
              >
                {text(edit)}
              </Button>
            ))
          ) : (
            <span>
              {intl.formatMessage(
                { id: 'media.deleted' },
                { date: formatDay(picture.deleted_at, locale) },
              )}
            </span>
          )}
          {picture.used_by.length === 0 && <MoveButton picture={picture} />}
        </div>
      ),
    };
    return MEDIA_COLUMNS.map((id) => ({ id, label: text(`field.${id}`), cell: cells[id] }));
  }, [intl, locale, onEdit]);
}

function UsedBy({ uses }: { readonly uses: MediaPicture['used_by'] }) {
  const locale = useLocale();
  return (
    <ul className={styles.used}>
      {uses.map((use) => (
        <li key={`${use.kind} ${String(use.id)}`}>
          <Link href={screenOf(use, locale)}>{use.name}</Link>
        </li>
      ))}
    </ul>
  );
}

function screenOf({ kind, id }: MediaPicture['used_by'][number], locale: Locale): string {
  if (kind === 'product') return pathTo(locale, '/staff/products/:product', { product: id });
  if (kind === 'brand') return pathTo(locale, '/staff/brands/:brand', { brand: id });
  return pathTo(locale, '/staff/categories');
}
