import { create } from 'zustand';
import type { Notification } from '@/lib/notifications/contract';

interface NotificationState {
  readonly notifications: readonly Notification[];
  readonly totalUnreadNotifications: number;
  readonly hasOlder: boolean;
  /** Id of the newest notification when the list was loaded, 0 for none; ignores events up to it. */
  readonly newestRead: number | undefined;
  /** Replaces the list; replaces the count only if given (`docs/product/account.md`, "Notifications"). */
  readonly reload: (notifications: readonly Notification[], unread?: number) => void;
  readonly add: (notification: Notification) => void;
  /** Appends older notifications; existing entries are kept. */
  readonly append: (older: readonly Notification[]) => void;
  /** A notification outside the list counts as unread, since it was opened on its own page. */
  readonly markRead: (id: number) => void;
  readonly markAllRead: () => void;
}

export const useNotifications = create<NotificationState>((set) => ({
  notifications: [],
  totalUnreadNotifications: 0,
  hasOlder: false,
  newestRead: undefined,
  reload: (notifications, unread) => {
    set(
      unread === undefined
        ? { notifications }
        : { notifications, totalUnreadNotifications: unread },
    );
  },
  add: (notification) => {
    set((state) => ({
      notifications: [notification, ...state.notifications],
      totalUnreadNotifications: state.totalUnreadNotifications + 1,
    }));
  },
  append: (older) => {
    set(({ notifications }) => {
      const known = new Set(notifications.map(({ id }) => id));
      return { notifications: [...notifications, ...older.filter(({ id }) => !known.has(id))] };
    });
  },
  markRead: (id) => {
    set((state) => {
      if (state.notifications.some((one) => one.id === id && one.is_read)) return state;
      return {
        notifications: state.notifications.map((one) =>
          one.id === id ? { ...one, is_read: true } : one,
        ),
        totalUnreadNotifications: Math.max(0, state.totalUnreadNotifications - 1),
      };
    });
  },
  markAllRead: () => {
    set((state) => ({
      notifications: state.notifications.map((one) => ({ ...one, is_read: true })),
      totalUnreadNotifications: 0,
    }));
  },
}));
