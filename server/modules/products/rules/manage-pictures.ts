import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { ProductPictures, ProductPicturesRepo, ShownPicture } from '../picture-ports.ts';

interface Repos {
  readonly productPictures: ProductPicturesRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly productPictures: ProductPicturesRepo;
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

type Pictures = readonly ShownPicture[];

export interface ManagePictures {
  read(productId: number): Promise<ProductPictures | undefined>;
  /** Replaces all pictures. Refuses VALIDATION for a file that is twice or not in the library. */
  change(
    call: StaffCall,
    seen: { readonly id: number; readonly version: string },
    pictures: Pictures,
  ): Promise<Result<ProductPictures>>;
}

export function picturesVersion(pictures: Pictures): string {
  return versionOf(pictures.map(({ file, altEn, altTh }) => [file, altEn, altTh]));
}

/** Pictures of a product in their order (`docs/product/office.md`, "Pictures"). */
export function createManagePictures({ productPictures, clock, transact }: World): ManagePictures {
  return {
    read: (id) => productPictures.read(id),
    change: (call, { id, version }, pictures) =>
      transact(async (repos) => {
        const locked = await repos.productPictures.lock(id);
        if (!locked) return refuse('NOT_FOUND');
        const { pictures: before, pictureVersion } = locked;
        const same = checkVersion(version, picturesVersion(before));
        if (!same.ok) return same;
        const known = await knownFiles(repos, before, pictures);
        if (!known.ok) return known;
        const at = clock.now();
        await repos.productPictures.replace(id, pictures, at);
        const changes = changesOf(shown(before), shown(pictures));
        await repos.audit.add({
          ...auditLine(call, 'product.pictures', `product ${String(id)}`),
          ...{ changes, at },
        });
        return ok({ pictures, pictureVersion: pictureVersion + 1 });
      }),
  };
}

/** Files that the product already shows stay allowed: those of a demo are in no library. */
async function knownFiles(
  { productPictures }: Pick<Repos, 'productPictures'>,
  before: Pictures,
  pictures: Pictures,
): Promise<Result<void>> {
  const files = pictures.map(({ file }) => file);
  const own = new Set(before.map(({ file }) => file));
  const library = await productPictures.inLibrary(files.filter((file) => !own.has(file)));
  const wrong = files.flatMap((file, index) => {
    const isTwice = files.indexOf(file) !== index;
    return isTwice || !(own.has(file) || library.has(file)) ? [index] : [];
  });
  if (wrong.length === 0) return ok(undefined);
  return refuse('VALIDATION', {
    fields: Object.fromEntries(
      wrong.map((index) => [`pictures.${String(index)}.file`, 'errors.field.invalid']),
    ),
  });
}

function shown(pictures: Pictures) {
  return {
    pictures: pictures.map(({ file }) => file),
    alt_en: pictures.map(({ altEn }) => altEn),
    alt_th: pictures.map(({ altTh }) => altTh),
  };
}
