import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { isSame } from '@/lib/office/merge';
import type { ProductDraft } from '@/lib/products/contract-drafts';
import type { DraftPart } from '@/lib/products/contract-values';
import { officeProductKey, officeProductsKey } from '@/lib/products/queries';
import { productDraftsQuery, saveDraft } from '@/lib/products/queries-drafts';
import { useUi } from '@/stores/ui';
import { partOf } from './parts';
import type { usePartForm } from './use-part-form';

export interface DraftSaveOptions {
  readonly id: number;
  readonly part: DraftPart;
  readonly edit: ReturnType<typeof usePartForm>;
  /** The draft whose values are edited. */
  readonly continued: ProductDraft | undefined;
  readonly onSaved: () => void;
}

/** Saves the changes of a form as a draft; the form then shows the live values again. */
export function useDraftSave({ id, part, edit, continued, onSaved }: DraftSaveOptions) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { data: drafts } = useQuery(productDraftsQuery(locale, id));
  const open = drafts?.entities.find((one) => one.part === part);
  const saving = useMutation({
    mutationFn: (publishAt: string | null) => {
      const { values, version } = edit.rebased;
      const plan = { draft_version: replacedVersion(open, continued), publish_at: publishAt };
      return saveDraft(locale, { id, part }, { ...partOf(part, values), ...plan, version });
    },
    retry: false,
    onSuccess: (answer) => {
      queries.setQueryData(productDraftsQuery(locale, id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: officeProductsKey });
      setAsked(false);
      edit.discard();
      onSaved();
      useUi.getState().showToast(intl.formatMessage({ id: 'products.draft.saved' }));
    },
    onError: async (failure) => {
      const refusal = normalizeError(failure);
      if (refusal.status === 409) {
        await queries.invalidateQueries({ queryKey: officeProductKey(id) });
      }
      if (edit.refuse(refusal)) setAsked(false);
    },
  });
  return {
    isAsked,
    publishAt: continued?.publish_at ?? null,
    saving,
    refusal: saving.error ? normalizeError(saving.error) : undefined,
    ask: () => {
      saving.reset();
      setAsked(true);
    },
    close: () => {
      setAsked(false);
    },
  };
}

/** Version of the draft that is edited. Its live values may differ by now; its own must not. */
function replacedVersion(
  open: ProductDraft | undefined,
  continued: ProductDraft | undefined,
): string | null {
  if (!open || !continued) return null;
  const valuesOf = ({ fields }: ProductDraft) => fields.map(({ name, draft }) => [name, draft]);
  return isSame(valuesOf(open), valuesOf(continued)) ? open.version : continued.version;
}
