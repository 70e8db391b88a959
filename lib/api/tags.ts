/**
 * Cache tags of the storefront. Writers append tags to the change log, and every process drops the entries under
 * them. A test finds each among the triggers (`tests/api/changes.test.ts`).
 */
export const TAGS = [
  'banners',
  'branches',
  'brands',
  'catalog',
  'categories',
  'contents',
  'offers',
  'pages',
  'pharmacy',
  /** Any product; stands for the tags of more than 200. */
  'products',
] as const;

/** Entities with one tag per row: `product:17`, `page:/faq`. */
export const TAGGED_THINGS = ['page', 'product'] as const;

export type TaggedThing = (typeof TAGGED_THINGS)[number];
export type Tag = (typeof TAGS)[number] | `${TaggedThing}:${string}`;
