'use client';

import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { keepDraft, recallDraft, type DraftName } from '@/stores/drafts';
import { useAuth } from '@/stores/auth';
import type { Choices } from '@/stores/checkout';

/** Saves the open form. Resolves to the changed choices, or null when the form shows errors. */
export type SaveDraft = () => Promise<Partial<Choices> | null>;

const Context = createContext<((save: SaveDraft) => () => void) | null>(null);
export const DraftsProvider = Context.Provider;

/** Registers a form with the page's main button, so that typed input is not ignored. */
export function useDraftSaver(save: SaveDraft): void {
  const offer = useContext(Context);
  useEffect(() => offer?.(save), [offer, save]);
}

export function useDrafts() {
  const [forms] = useState(() => new Set<SaveDraft>());
  const offer = useCallback(
    (save: SaveDraft) => {
      forms.add(save);
      return () => {
        forms.delete(save);
      };
    },
    [forms],
  );
  const saveAll: SaveDraft = async () => {
    let changes: Partial<Choices> | null = {};
    for (const save of [...forms]) {
      const saved = await save();
      changes = saved && changes && { ...changes, ...saved };
    }
    return changes;
  };
  return { offer, saveAll };
}

export function useDraftForm<Values extends FieldValues>(
  name: DraftName,
  initial: Values,
  resolver: Resolver<Values>,
): UseFormReturn<Values> {
  const memberId = useAuth((state) => state.user?.id ?? null);
  const [kept] = useState(() => recallDraft(name, memberId));
  const form = useForm<Values>({
    defaultValues: { ...initial, ...kept } as DefaultValues<Values>,
    mode: 'onTouched',
    resolver,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepDraft(name, memberId, values);
        },
      }),
    [subscribe, name, memberId],
  );
  return form;
}
