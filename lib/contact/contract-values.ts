/** Topics of a message; the form preselects the first. */
export const CONTACT_TOPICS = [
  'order',
  'delivery',
  'product',
  'membership',
  'branch',
  'other',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Maximum message length in UTF-16 units. */
export const CONTACT_MESSAGE_MAX = 3_000;
