export const NOTICE_CHANNELS = ['bell', 'mail', 'push'] as const;

export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const NOTICE_TOPICS = [
  'orders',
  'delivery',
  'promotions',
  'reminders',
  'health',
  'follow_ups',
  'refills',
] as const;

export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
