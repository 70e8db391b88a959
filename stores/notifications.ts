import { create } from 'zustand';
import type { Notification } from '@/lib/api/contract/notifications';

interface NotificationState {
  readonly notifications: readonly Notification[];
  readonly totalUnreadNotifications: number;
  /**
   * A reload replaces the list, and the count only when one is supplied (`docs/product/account.md`, "Notifications").
   */
  readonly reload: (notifications: readonly Notification[], unread?: number) => void;
  readonly add: (notification: Notification) => void;
  readonly markRead: (id: number) => void;
  readonly markAllRead: () => void;
}

export const useNotifications = create<NotificationState>((set) => ({
  notifications: [],
  totalUnreadNotifications: 0,
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
  markRead: (id) => {
    set((state) => {
      const wasUnread = state.notifications.some((one) => one.id === id && !one.is_read);
      if (!wasUnread) return state;
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
