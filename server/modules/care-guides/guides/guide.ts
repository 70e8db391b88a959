import type { Urgency } from '../../../../lib/care-guides/contract.ts';
import { listOf } from '../../../../lib/health/table.ts';
import type { SourceKey } from '../../../../lib/health/sources.ts';
import type { Names } from '../../../core/names.ts';

/** Thai public hotlines by number. */
export type Hotline = '1669' | '1323' | '1367' | '1663' | '1600';

/** A class of products or a measure that may help. */
export interface Help {
  readonly name: Names;
  readonly text: Names;
  /** Search that finds the class; null for measures without products. */
  readonly keyword: Names | null;
}

/** General advice for a complaint, with its sources; never a diagnosis. */
export interface Guide {
  readonly id: string;
  readonly urgency: Urgency;
  readonly name: Names;
  /** Further words for it, of either language. */
  readonly words: readonly string[];
  readonly text: Names;
  readonly helps: readonly Help[];
  /** Questions to settle before a medicine is chosen. */
  readonly asks: readonly Names[];
  /** Signs that need a doctor at once. */
  readonly flags: readonly Names[];
  readonly hotline: Hotline | null;
  /** Slug of an article, which a shop may lack. */
  readonly article: string | null;
  readonly sources: readonly SourceKey[];
}

/** A guide as it is written: both languages in one string, `English | Thai`. */
interface Written {
  readonly id: string;
  readonly urgency: Urgency;
  readonly name: string;
  /** Separated by commas. */
  readonly words: string;
  readonly text: string;
  /** `name | Thai name :: text | Thai text :: keyword | Thai keyword`, the last part only with products. */
  readonly helps?: readonly string[];
  readonly asks?: readonly string[];
  readonly flags: readonly string[];
  readonly hotline?: Hotline;
  readonly article?: string;
  readonly sources: readonly SourceKey[];
}

export function guide(written: Written): Guide {
  const { id, urgency, sources, hotline, article } = written;
  return {
    ...{ id, urgency, sources, hotline: hotline ?? null, article: article ?? null },
    name: namesOf(written.name),
    words: listOf(written.words),
    text: namesOf(written.text),
    helps: (written.helps ?? []).map(helpOf),
    asks: (written.asks ?? []).map(namesOf),
    flags: written.flags.map(namesOf),
  };
}

function helpOf(row: string): Help {
  const [name = '', text = '', keyword] = row.split(' :: ');
  return {
    name: namesOf(name),
    text: namesOf(text),
    keyword: keyword === undefined ? null : namesOf(keyword),
  };
}

function namesOf(row: string): Names {
  const [en, th] = row.split(' | ').map((part) => part.trim());
  if (!en || !th) throw new Error(`A text of a care guide lacks a language: ${row}`);
  return { en, th };
}
