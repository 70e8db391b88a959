import { create } from 'zustand';
import type { User } from '@/lib/identity/contract';
import { sessionToken } from '@/lib/api/session-token';

interface AuthState {
  readonly loading: boolean;
  readonly loaded: boolean;
  readonly isLoggedIn: boolean;
  readonly user: User | null;
  readonly start: () => void;
  readonly succeed: (user: User, token?: string) => void;
  /** Marks as logged out, silently (`docs/product/account.md`, "Session"). */
  readonly fail: () => void;
  readonly logout: () => void;
}

/** `docs/product/account.md`, "Session". */
export const useAuth = create<AuthState>((set) => ({
  loading: false,
  loaded: false,
  isLoggedIn: false,
  user: null,
  start: () => {
    set({ loading: true });
  },
  succeed: (user, token) => {
    if (token !== undefined) sessionToken.set(token);
    set({ loading: false, loaded: true, isLoggedIn: true, user });
  },
  fail: () => {
    set({ loading: false, loaded: true, isLoggedIn: false, user: null });
  },
  logout: () => {
    sessionToken.clear();
    set({ loading: false, loaded: true, isLoggedIn: false, user: null });
  },
}));
