import type { PagePhase } from '../../../../lib/pages/contract.ts';
import { createPasses } from '../../../core/passes.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import type { DraftRecord, PageRepo, PageSummary, Phased } from '../ports.ts';

const PURPOSE = 'preview-page';

/** A page in any state and phase; `linkUntil` is the expiry of the preview link. */
export type Preview = Phased<DraftRecord> & { readonly linkUntil: Date };

export type PreviewPage = (pass: string) => Promise<Preview | undefined>;

interface Parts {
  readonly pages: PageRepo;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** Preview of a page for holders of a signed link (`docs/product/pages.md`, "Page records"). */
export function createPreviewPage({ pages, hasher, clock }: Parts): PreviewPage {
  const passes = createPasses(hasher);
  return async (pass) => {
    const now = clock.now();
    const read = passes.read(PURPOSE, pass, now);
    if (read?.until === undefined) return undefined;
    const page = await pages.draft(read.subject);
    return page && { ...page, phase: phaseOfDraft(page, now), linkUntil: read.until };
  };
}

/** Signed token of a preview link. */
export function previewPass(hasher: Hasher, pageId: number, until: Date): string {
  return createPasses(hasher).issue(PURPOSE, pageId, until);
}

function phaseOfDraft({ activeFrom, activeUntil }: PageSummary, now: Date): PagePhase {
  if (now < activeFrom) return 'soon';
  return activeUntil === null || now < activeUntil ? 'running' : 'ended';
}
