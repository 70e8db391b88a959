import type {
  DraftChoices,
  ProductDraft,
  ProductDrafts,
} from '../../lib/products/contract-drafts.ts';
import type { OfficeProductDetail, OfficeProductPage } from '../../lib/products/contract.ts';
import type { DraftPart } from '../../lib/products/contract-values.ts';
import type { TestMember } from './members.ts';
import type { Shop } from './shop.ts';

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

const one = (id: number) => `/${String(id)}`;

interface Saving {
  readonly publish_at?: string | null;
  readonly draft_version?: string | null;
}

/** Calls on the drafts of a product, by one person. */
export function drafterOf(shop: Shop, { token }: TestMember) {
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    shop.call<Body & Refused>(method, `/api/admin/v1/products${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const read = async (id: number) => (await ask<OfficeProductDetail>('GET', one(id))).body;
  const drafts = async (id: number) =>
    (await ask<ProductDrafts>('GET', `${one(id)}/drafts`)).body.entities;
  const draft = async (id: number, part: DraftPart): Promise<ProductDraft | undefined> =>
    (await drafts(id)).find((draft) => draft.part === part);
  const step = async (
    id: number,
    part: DraftPart,
    { call, body = {} }: { readonly call: string; readonly body?: object },
  ) => {
    const [method = '', name = ''] = call.split(' ');
    const version = (await draft(id, part))?.version ?? 'none';
    return ask<ProductDrafts>(method, `${one(id)}/drafts/${part}/${name}`, { version, ...body });
  };
  return {
    ask,
    list: (query: string) => ask<OfficeProductPage>('GET', `?sort=id${query}`),
    read,
    drafts,
    draft,
    /** Saves changed fields of the live part as its draft. */
    save: async <Part extends DraftPart>(
      id: number,
      part: Part,
      changed: Partial<OfficeProductDetail[Part]>,
      saving: Saving = {},
    ) => {
      const live = (await read(id))[part];
      const body = { ...live, ...changed, draft_version: null, publish_at: null, ...saving };
      return ask<ProductDrafts>('PUT', `${one(id)}/drafts/${part}`, body);
    },
    publish: (id: number, part: DraftPart, choices: Partial<DraftChoices> = {}) =>
      step(id, part, { call: 'POST publish', body: { keep: [], take: [], ...choices } }),
    setTime: (id: number, part: DraftPart, publishAt: string | null) =>
      step(id, part, { call: 'PUT time', body: { publish_at: publishAt } }),
    discard: (id: number, part: DraftPart) => step(id, part, { call: 'POST discard' }),
    /** Changes the live part at once. */
    change: async <Part extends DraftPart>(
      id: number,
      part: Part,
      changed: Partial<OfficeProductDetail[Part]>,
    ) => {
      const live = (await read(id))[part];
      const path = part === 'facts' ? one(id) : `${one(id)}/${part}`;
      return ask<OfficeProductDetail>('PUT', path, { ...live, ...changed });
    },
    archive: async (id: number) => {
      const { version } = await read(id);
      return ask<OfficeProductDetail>('POST', `${one(id)}/archive`, { version });
    },
  };
}

export type Drafter = ReturnType<typeof drafterOf>;
