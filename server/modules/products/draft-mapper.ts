import type { ProductDrafts as WireDrafts } from '../../../lib/products/contract-drafts.ts';
import { toBaht } from '../../core/money.ts';
import { onWire } from '../audit/rules/changes.ts';
import type { DraftValues, NamedDraft } from './draft-ports.ts';
import type { OfficeProduct } from './ports.ts';
import { conflictsOf, draftVersion, liveValues, wireNames } from './rules/draft-values.ts';
import type { DraftsOfProduct } from './rules/manage-drafts.ts';
import { wordChanges } from './rules/word-changes.ts';

export function toWireDrafts({ product, drafts }: DraftsOfProduct): WireDrafts {
  return { entities: drafts.map((draft) => toWireDraft(product, draft)) };
}

function toWireDraft(product: OfficeProduct, draft: NamedDraft): WireDrafts['entities'][number] {
  const conflicts = new Set(wireNames(conflictsOf(product, draft)));
  const [base, live, values] = [draft.base, liveValues(product, draft), draft.values].map(
    (one) => onWire(draft.part === 'prices' ? inBaht(one) : one) as DraftValues,
  );
  return {
    ...{ part: draft.part, state: draft.state === 'failed' ? 'failed' : 'waiting' },
    person: { member_id: draft.memberId, name: draft.name },
    saved_at: draft.savedAt.toISOString(),
    publish_at: draft.publishAt?.toISOString() ?? null,
    ...{ fault: draft.fault, fault_fields: [...draft.faultFields] },
    // In the order of the part: stored values have none.
    fields: namesOf(product, draft).map((name) => ({
      ...{ name, base: base?.[name] ?? null, live: live?.[name] ?? null },
      draft: values?.[name] ?? null,
      words: wordsOf(live?.[name], values?.[name]),
      is_conflict: conflicts.has(name),
    })),
    version: draftVersion(product, draft),
  };
}

function wordsOf(live: DraftValues[string] = null, draft: DraftValues[string] = null) {
  if (typeof live !== 'string' || typeof draft !== 'string') return null;
  const changes = wordChanges(live, draft);
  return changes ? [...changes] : null;
}

function namesOf(product: OfficeProduct, { part, values }: NamedDraft): readonly string[] {
  return wireNames(Object.keys(product[part]).filter((name) => name in values));
}

function inBaht(prices: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(prices).map(([name, value]) => [name, toBaht(Number(value))]),
  );
}
