'use client';

import { useMutation } from '@tanstack/react-query';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { Choices } from '@/stores/checkout';
import { dropDraft, type DraftName } from '@/stores/drafts';
import { useDraftForm, useDraftSaver } from './drafts';
import { showRefusals, useSubmit } from './use-submit';

interface NewEntry<Values extends FieldValues, Made> {
  readonly draft: DraftName;
  readonly initial: Values;
  readonly resolver: Resolver<Values>;
  readonly create: (values: Values) => Promise<Made>;
  /** Selects the new entry. Resolves to the checkout choices that change. */
  readonly onCreated: (made: Made) => Promise<Partial<Choices>>;
  readonly onCancel: (() => void) | undefined;
}

/** Form whose values survive a reload, submitted by its own button or the page's main one. */
export function useNewEntry<Values extends FieldValues, Made>(entry: NewEntry<Values, Made>) {
  const { draft, initial, resolver, create, onCreated, onCancel } = entry;
  const form = useDraftForm<Values>(draft, initial, resolver);
  const saving = useMutation({
    mutationFn: create,
    onError: (failure) => {
      showRefusals(form, failure);
    },
  });
  const save = useSubmit(form, async (values) => {
    const made = await saving.mutateAsync(values);
    dropDraft(draft);
    return onCreated(made);
  });
  useDraftSaver(save);
  const cancel = () => {
    dropDraft(draft);
    onCancel?.();
  };
  return {
    ...{ form, saving },
    onSubmit: () => void save(),
    onCancel: onCancel && cancel,
  };
}
