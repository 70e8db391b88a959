'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { isSame, mergeFields, type MergeField } from '@/lib/office/merge';
import { useKeptInput } from './use-kept-input';

export interface OfficeField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** A value in words, for the comparison with somebody else's. */
  readonly show: (value: unknown) => string;
}

interface OfficeFormOptions<Values extends FieldValues> {
  /** Name of what is edited, for the input that is kept. */
  readonly thing: string;
  /** Values that the service has now, and their version. */
  readonly saved: Values;
  readonly version: string;
  readonly fields: readonly OfficeField<Values>[];
  readonly resolver: Resolver<Values>;
  /** Resolves to the new version. */
  readonly save: (values: Values, version: string) => Promise<string>;
  /** Reads `saved` and `version` again. */
  readonly refresh: () => Promise<unknown>;
}

interface Base<Values> {
  readonly values: Values;
  readonly version: string;
}

/**
 * A form of the office. It names the version that it began with, keeps its input in the tab, and merges with what
 * somebody else saved meanwhile.
 */
export function useOfficeForm<Values extends FieldValues>(options: OfficeFormOptions<Values>) {
  const { saved, version, fields } = options;
  const kept = useKeptInput<Values>(options.thing);
  const [begun] = useState(() => kept.read());
  const [base, setBase] = useState<Base<Values>>(begun?.base ?? { values: saved, version });
  const [error, setError] = useState<ApiError>();
  const [isMerging, setMerging] = useState(false);
  /** The session ended under a save, which goes on after the next sign-in. */
  const [isInterrupted, setInterrupted] = useState(false);
  const form = useForm<Values>({
    defaultValues: (begun?.values ?? saved) as DefaultValues<Values>,
    resolver: options.resolver,
  });
  const values = useWatch({ control: form.control }) as Values;
  const changed = fields.filter(({ name }) => !isSame(get(values, name), get(base.values, name)));
  const dirty = changed.length > 0;
  useEffect(() => {
    if (dirty) kept.keep({ base, values, isSaving: isInterrupted });
    else kept.forget();
  });
  const begin = (next: Base<Values>) => {
    setBase(next);
    setError(undefined);
    setInterrupted(false);
    form.reset(next.values);
    kept.forget();
  };
  const newest = useRef({ dirty, base, saved, adopt: begin });
  useEffect(() => {
    newest.current = { dirty, base, saved, adopt: begin };
  });
  useEffect(() => {
    const { dirty: isEdited, base: own, saved: now, adopt } = newest.current;
    // Saved by another person, and nothing is typed that could be lost.
    if (!isEdited && version !== own.version) adopt({ values: now, version });
  }, [version]);
  /** Shows a refusal at its fields; false if it has none. */
  const refuse = (refusal: ApiError): boolean => {
    const atFields = fields.filter(({ name }) => faultAt(refusal, name) !== undefined);
    for (const [index, { name }] of atFields.entries()) {
      const message = faultAt(refusal, name);
      form.setError(name, { type: 'service', message }, { shouldFocus: index === 0 });
    }
    setError(refusal);
    return atFields.length > 0;
  };
  // A mutation: the office repeats it after a sign-in or a second factor.
  const saving = useMutation({
    mutationFn: ({ values: input, version: seen }: Base<Values>) => options.save(input, seen),
    retry: false,
    onSuccess: (next, { values: input }) => {
      begin({ values: input, version: next });
    },
    onError: async (failure) => {
      const refusal = normalizeError(failure);
      setInterrupted(refusal.status === 401);
      if (refusal.code === 'VERSION_STALE') {
        await options.refresh();
        setMerging(true);
        return;
      }
      refuse(refusal);
    },
  });
  const send = async (input: Values, seen: string) => {
    // Its callbacks show how it went.
    await saving.mutateAsync({ values: input, version: seen }).catch(() => undefined);
  };
  const submit = form.handleSubmit((input) => send(input, base.version));
  useSavingAgain(begun?.isSaving === true, submit);
  const theirs = mergeFields(
    fields.map(({ name }) => name),
    {
      base: (name) => get(base.values, name),
      yours: (name) => get(values, name),
      theirs: (name) => get(saved, name),
    },
  );
  return {
    form,
    fields,
    values,
    changed,
    error,
    submit,
    busy: form.formState.isSubmitting || saving.isPending,
    discard: () => {
      begin({ values: saved, version });
    },
    refuse,
    /** Another act of this person changed what is saved: the input goes on upon it. */
    rebase: (next: Base<Values>, input: Values) => {
      begin(next);
      for (const { name } of fields) form.setValue(name, get(input, name));
    },
    /** The own changes upon what is saved now. */
    rebased: { values: { ...values, ...untouched(theirs) }, version },
    merge: isMerging ? theirs : undefined,
    endMerge: () => {
      setMerging(false);
    },
    /** Takes over the other's values of these fields, and saves the rest. */
    saveMerged: async (taken: ReadonlySet<string>) => {
      setMerging(false);
      for (const { name } of fields) {
        if (taken.has(name)) form.setValue(name, get(saved, name));
      }
      setBase({ values: saved, version });
      await form.handleSubmit((input) => send(input, version))();
    },
  };
}

/** Newer values of fields that the person did not change. */
function untouched(fields: readonly MergeField<string>[]): Readonly<Record<string, unknown>> {
  const theirs = fields.filter(({ isConflict }) => !isConflict);
  return Object.fromEntries(theirs.map((field) => [field.name, field.theirs]));
}

/** The fault of a field, or else of a part of it: a time of a day. */
function faultAt({ fields }: ApiError, name: string): string | undefined {
  const part = Object.keys(fields).find((one) => one.startsWith(`${name}.`));
  return fields[name] ?? (part === undefined ? undefined : fields[part]);
}

/** A save that a sign-in interrupted goes on by itself. */
function useSavingAgain(isSaving: boolean, submit: () => Promise<void>): void {
  const once = useRef(isSaving);
  useEffect(() => {
    if (!once.current) return;
    once.current = false;
    void submit();
  }, [submit]);
}
