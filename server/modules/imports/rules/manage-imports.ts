import {
  IMPORT_KEPT_MS,
  type ImportKind,
  type ImportState,
} from '../../../../lib/imports/contract-values.ts';
import type { Person } from '../../../core/person.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import type { Import, ImportsRepo, ImportValues } from '../ports.ts';
import { openFile } from './open-file.ts';
import { mappingFault, mappingOf, type Mapping } from './product-columns.ts';

interface Repos {
  readonly imports: ImportsRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly imports: ImportsRepo;
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

export interface NewImport {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly size: number;
}

/** Steps of an import that people take; each refuses IMPORT_STATE out of turn. */
export interface ManageImports {
  list(): Promise<readonly Import[]>;
  read(id: number): Promise<Result<Import>>;
  start(call: StaffCall, file: NewImport): Promise<Result<Import>>;
  putPart(call: StaffCall, id: number, number: number, bytes: Uint8Array): Promise<Result<Import>>;
  /** Reads the headings of the whole file. Refuses IMPORT_INCOMPLETE. */
  complete(call: StaffCall, id: number): Promise<Result<Import>>;
  /** Begins the dry run. Refuses IMPORT_MAPPING. */
  check(call: StaffCall, id: number, mapping: Mapping): Promise<Result<Import>>;
  /** Begins to do what the person's own dry run said. */
  apply(call: StaffCall, person: Person, id: number): Promise<Result<Import>>;
  /** Stops it; rows that were written stay until it is undone. */
  cancel(call: StaffCall, id: number): Promise<Result<Import>>;
  /** Begins to give the products their old values back. */
  undo(call: StaffCall, person: Person, id: number): Promise<Result<Import>>;
}

export function createManageImports(world: World): ManageImports {
  const { imports, clock, transact } = world;
  return {
    list: () => imports.list(),
    read: (id) => reread(imports, id),
    start: (call, file) =>
      transact(async (repos) => {
        const at = clock.now();
        const id = await repos.imports.add({ ...file, memberId: call.memberId }, at);
        await repos.audit.add({ ...line(call, 'import.start', id), at });
        return reread(repos.imports, id);
      }),
    putPart: (call, id, number, bytes) =>
      transact(async (repos) => {
        const found = await own(repos.imports, call, id);
        if (!found.ok) return found;
        if (found.value.state !== 'uploading') return refuse('IMPORT_STATE');
        await repos.imports.putPart(id, number, bytes);
        return ok(found.value);
      }),
    complete: (call, id) => complete(world, call, id),
    check: (call, id, mapping) =>
      transact(async (repos) => {
        const found = await own(repos.imports, call, id);
        if (!found.ok) return found;
        if (!isAt(found.value, ['mapping', 'checked'])) return refuse('IMPORT_STATE');
        if (mappingFault(found.value.headings, mapping)) return refuse('IMPORT_MAPPING');
        await repos.imports.dropRows(id);
        return change(repos.imports, id, {
          ...{ state: 'checking', mapping },
          counts: {},
          needs: [],
        });
      }),
    apply: (call, person, id) =>
      step(world, call, id, 'import.apply', (found) =>
        mayApply(found, person)
          ? ok({ state: 'applying', appliedAt: clock.now() })
          : noStep(found, person),
      ),
    cancel: async (call, id) => {
      const cancelled = await step(world, call, id, 'import.cancel', (found) =>
        isAt(found, ['uploading', 'mapping', 'checking', 'checked', 'applying'])
          ? ok({ state: 'cancelled' })
          : refuse('IMPORT_STATE'),
      );
      if (cancelled.ok) await imports.dropParts(id);
      return cancelled;
    },
    undo: (call, person, id) =>
      step(world, call, id, 'import.undo', (found) =>
        mayUndo(found, person)
          ? ok({ state: 'undoing', undoneBy: call.memberId })
          : noStep(found, person),
      ),
  };
}

/** The dry run counts what this person may do, so nobody else applies it. */
export function mayApply(one: Import, person: Person): boolean {
  const { added = 0, changed = 0 } = one.counts;
  const isOwn = one.memberId === person.memberId;
  return one.state === 'checked' && isOwn && added + changed > 0 && holdsAll(one, person);
}

export function mayUndo(one: Import, person: Person): boolean {
  const { done = 0 } = one.counts;
  return isAt(one, ['done', 'cancelled', 'failed']) && done > 0 && holdsAll(one, person);
}

function holdsAll({ needs }: Import, { abilities }: Person): boolean {
  return needs.every((ability) => abilities.has(ability));
}

function noStep(one: Import, person: Person) {
  return refuse(holdsAll(one, person) ? 'IMPORT_STATE' : 'FORBIDDEN');
}

/** Deletes imports that can no longer be undone, with their rows. */
export function forgetImports({
  imports,
  clock,
}: {
  readonly imports: Pick<ImportsRepo, 'forget'>;
  readonly clock: Clock;
}): Promise<void> {
  return imports.forget(new Date(clock.now().getTime() - IMPORT_KEPT_MS));
}

async function complete(
  { imports, transact }: World,
  call: StaffCall,
  id: number,
): Promise<Result<Import>> {
  const before = await imports.read(id);
  if (before?.memberId !== call.memberId) return refuse('NOT_FOUND');
  const parts = await imports.partSizes(id);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const isWhole = size === before.size && parts.every(({ number }, index) => number === index + 1);
  if (!isWhole) return refuse('IMPORT_INCOMPLETE');
  const opened = await openFile(imports, id);
  return transact(async (repos) => {
    const found = await own(repos.imports, call, id);
    if (!found.ok) return found;
    if (found.value.state !== 'uploading') return refuse('IMPORT_STATE');
    if ('fault' in opened) {
      const { fault, row: faultRow = null } = opened;
      return change(repos.imports, id, { state: 'failed', fault, faultRow });
    }
    const { encoding, dialect, headings } = opened;
    const earlier = await repos.imports.earlierMapping(found.value.kind, headings);
    const mapping = mappingOf(headings, earlier);
    return change(repos.imports, id, { state: 'mapping', encoding, dialect, headings, mapping });
  });
}

async function step(
  { clock, transact }: World,
  call: StaffCall,
  id: number,
  action: string,
  decide: (one: Import) => Result<ImportValues>,
): Promise<Result<Import>> {
  return transact(async (repos) => {
    const found = await repos.imports.lock(id);
    if (!found) return refuse('NOT_FOUND');
    const decided = decide(found);
    if (!decided.ok) return decided;
    await repos.audit.add({ ...line(call, action, id), at: clock.now() });
    return change(repos.imports, id, decided.value);
  });
}

/** Steps before the dry run are for the person that began it. */
async function own(imports: ImportsRepo, call: StaffCall, id: number): Promise<Result<Import>> {
  const found = await imports.lock(id);
  return found?.memberId === call.memberId ? ok(found) : refuse('NOT_FOUND');
}

function isAt({ state }: Import, states: readonly ImportState[]): boolean {
  return states.includes(state);
}

async function change(imports: ImportsRepo, id: number, values: ImportValues) {
  await imports.change(id, values);
  return reread(imports, id);
}

async function reread(imports: Pick<ImportsRepo, 'read'>, id: number): Promise<Result<Import>> {
  const found = await imports.read(id);
  return found ? ok(found) : refuse('NOT_FOUND');
}

function line(call: StaffCall, action: string, id: number) {
  return auditLine(call, action, `import ${String(id)}`);
}
