'use client';

import { useQueryClient, type Mutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { normalizeError } from '@/lib/api/error';
import { sessionToken } from '@/lib/api/session-token';
import { whoIsSignedIn } from '@/lib/identity/queries';
import { useAuth } from '@/stores/auth';
import type { Begin, SignedIn, SignInCheck } from './sign-in-again';

const SignInAgain = lazy(() =>
  import('./sign-in-again').then((part) => ({ default: part.SignInAgain })),
);

interface Asked {
  readonly begin: Begin;
  /** The refused call, which is repeated. */
  readonly call?: Mutation;
}

interface OfficeSessionProps {
  readonly check: SignInCheck;
  readonly children: ReactNode;
}

/**
 * Keeps the page of a person whose sign-in ends, or whose second factor must be fresh: asks in place and repeats the
 * refused call (`docs/product/office.md`, "Forms").
 */
export function OfficeSession({ check, children }: OfficeSessionProps) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [next, setNext] = useState<SignedIn>();
  const isOver = useRef(false);
  useRefusals(setAsked, isOver);
  useOtherWindows(setAsked);
  useEffect(() => {
    if (!next) return;
    if (next.access_token !== undefined) sessionToken.set(next.access_token);
    window.location.reload();
  }, [next]);
  // Unmounted first, so that no unsaved form holds back the reload.
  if (next) return null;
  const close = () => {
    setAsked(undefined);
  };
  return (
    <>
      {children}
      {asked && (
        <Suspense>
          <SignInAgain
            key={asked.begin.step}
            begin={asked.begin}
            check={check}
            onDone={() => {
              isOver.current = false;
              close();
              void queries.invalidateQueries({ predicate: ({ state }) => state.error !== null });
              asked.call?.execute(asked.call.state.variables).catch(ignore);
            }}
            onOther={setNext}
            onClose={() => {
              close();
              if (!asked.call) useAuth.getState().logout();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type Ask = (next: (now: Asked | undefined) => Asked) => void;

function useRefusals(ask: Ask, isOver: RefObject<boolean>): void {
  const cache = useQueryClient().getMutationCache();
  useEffect(() => {
    const { fail } = useAuth.getState();
    // A refused sign-in would lead to the login page and drop what is typed.
    useAuth.setState({
      fail: () => {
        if (!useAuth.getState().user) fail();
        else if (!isOver.current) ask((now) => now ?? { begin: { step: 'session' } });
        isOver.current = true;
      },
    });
    return () => {
      useAuth.setState({ fail });
      if (isOver.current) fail();
    };
  }, [ask, isOver]);
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { mutation, action } = event;
        const step = stepFor(action.error);
        if (step) ask((now) => ({ begin: { step }, call: now?.call ?? mutation }));
      }),
    [cache, ask],
  );
}

/** Windows share the sign-in, so a save would go on in the name of whoever signed in last. */
function useOtherWindows(ask: Ask): void {
  useEffect(() => {
    const hear = ({ newValue }: StorageEvent) => {
      if (newValue === null || newValue !== sessionToken.get()) return;
      void whoIsSignedIn().then((user) => {
        const id = useAuth.getState().user?.id;
        if (id !== undefined && id !== user.id) ask(() => ({ begin: { step: 'other', user } }));
      }, ignore);
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
    };
  }, [ask]);
}

/** Calls show their own failures. */
function ignore(): void {}

function stepFor(failure: unknown): 'session' | 'factor' | undefined {
  const { status, code } = normalizeError(failure);
  if (status === 401) return 'session';
  return code === 'SECOND_FACTOR_REQUIRED' ? 'factor' : undefined;
}
