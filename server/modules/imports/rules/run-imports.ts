import { setTimeout as sleep } from 'node:timers/promises';
import {
  IMPORT_MAX_ROWS,
  type ImportFault,
  type WorkingState,
} from '../../../../lib/imports/contract-values.ts';
import type { FindPerson } from '../../../core/person.ts';
import type { Clock, Ids, Report } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { StaffCall } from '../../audit/ports.ts';
import type { Counts, Import, ImportRow, ImportsRepo, ImportValues } from '../ports.ts';
import { checkRows, countsOf, type CheckRepos } from './check-rows.ts';
import { piecesOf } from './open-file.ts';
import { FIRST_PACE, nextPace } from './pace.ts';
import { BrokenFile, isBlank, recordsOf, type FileRecord } from './read-records.ts';
import { writeRows, type WriteRepos } from './write-rows.ts';

interface Repos extends CheckRepos, WriteRepos {
  readonly imports: ImportsRepo;
  readonly manyProducts: CheckRepos['manyProducts'] & WriteRepos['manyProducts'];
  readonly people: { readonly find: FindPerson };
}

interface World {
  readonly imports: ImportsRepo;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly report: Report;
  readonly transact: Transact<Repos>;
}

/** After this time without a batch another process goes on: longer than any batch. */
const CLAIM_MS = 20_000;
/** Changes of more products are one line of the change log (`log_changed_products`). */
const TOLD_APART = 200;
/** Rows of a batch of the dry run. */
const CHECKED = 500;

/** Works on imports that wait, batch by batch; any number of processes may run it. */
export async function runImports(world: World): Promise<void> {
  const token = world.ids.uuid();
  for (;;) {
    const claimed = await world.imports.claim(claimOf(world, token));
    if (!claimed) return;
    try {
      await (claimed.state === 'checking'
        ? check(world, token, claimed)
        : write(world, token, claimed));
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      await fail(world, token, claimed, 'broken', error.row);
    }
    await world.imports.release(claimed.id, token);
  }
}

function claimOf({ clock }: World, token: string) {
  const now = clock.now();
  return { token, now, until: new Date(now.getTime() + CLAIM_MS) };
}

/** A batch of work, while the import is still in its state: one transaction. Undefined where it is not. */
async function batch<Value>(
  world: World,
  token: string,
  { id, state }: Import,
  work: (repos: Repos, now: Import) => Promise<Result<Value>>,
): Promise<Result<Value> | undefined> {
  const held = { isLost: false };
  const worked = await world.transact(async (repos) => {
    const now = await repos.imports.hold(id, state as WorkingState, claimOf(world, token));
    held.isLost = now === undefined;
    return now ? work(repos, now) : refuse('IMPORT_STATE');
  });
  return held.isLost ? undefined : worked;
}

/** Reads the file from its first row that has no dry run yet. */
async function check(world: World, token: string, job: Import): Promise<void> {
  const last = await world.imports.lastRow(job.id);
  const read = { bytes: 0, rows: 0 };
  let waiting: FileRecord[] = [];
  for await (const record of rowsOf(world, job, read)) {
    if (read.rows > IMPORT_MAX_ROWS) return fail(world, token, job, 'rows', record.row);
    if (record.row > last) waiting.push(record);
    if (waiting.length < CHECKED) continue;
    if (!(await checkBatch(world, token, job, waiting, read.bytes))) return;
    waiting = [];
  }
  if (read.rows === 0) return fail(world, token, job, 'empty');
  if (!(await checkBatch(world, token, job, waiting, read.bytes))) return;
  await finish(world, token, job, { state: 'checked' });
}

/** Rows of the file below its headings; counts them, and the bytes that it read. */
async function* rowsOf(
  { imports }: World,
  { id, encoding, dialect }: Import,
  read: { bytes: number; rows: number },
): AsyncGenerator<FileRecord> {
  if (!encoding || !dialect) return;
  const pieces = async function* () {
    for await (const piece of piecesOf(imports, id)) {
      read.bytes += piece.length;
      yield piece;
    }
  };
  for await (const record of recordsOf(pieces(), encoding, dialect)) {
    if (record.row === 1 || isBlank(record)) continue;
    read.rows += 1;
    yield record;
  }
}

async function checkBatch(
  world: World,
  token: string,
  job: Import,
  records: readonly FileRecord[],
  bytes: number,
): Promise<boolean> {
  const done = await batch(world, token, job, async (repos, now) => {
    const person = await repos.people.find(job.memberId);
    const abilities = person?.abilities ?? new Set();
    const task = { id: job.id, mapping: now.mapping, abilities };
    const { rows, needs } = await checkRows(repos, task, records);
    await repos.imports.putRows(job.id, rows);
    await repos.imports.change(job.id, {
      counts: { ...sumOf(now.counts, countsOf(rows)), bytes },
      needs: [...new Set([...now.needs, ...needs])],
    });
    return ok(undefined);
  });
  return done !== undefined;
}

/** Applies or undoes until no row is left. */
async function write(world: World, token: string, job: Import): Promise<void> {
  let pace = FIRST_PACE;
  let taken: ReadonlySet<string> = new Set();
  for (;;) {
    await sleep(pace.pauseMs);
    const began = performance.now();
    const written = await batch(world, token, job, (repos, now) =>
      writeBatch(repos, now, { at: world.clock.now(), rows: pace.rows, taken }),
    );
    if (written === undefined) return;
    if (written.ok) {
      if (written.value === 0) break;
      taken = new Set();
    } else {
      if (written.refusal.code === 'FORBIDDEN') return fail(world, token, job, 'not_allowed');
      taken = new Set([...taken, ...takenIn(written.refusal.data)]);
    }
    pace = nextPace(pace, performance.now() - began);
  }
  await finish(world, token, job, { state: job.state === 'applying' ? 'done' : 'undone' });
}

function takenIn(data: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  const named = data?.['taken'];
  return Array.isArray(named) ? named.map(String) : [];
}

/** Number of rows that were settled. */
async function writeBatch(
  repos: Repos,
  job: Import,
  {
    at,
    rows,
    taken,
  }: {
    readonly at: Date;
    readonly rows: number;
    readonly taken: ReadonlySet<string>;
  },
): Promise<Result<number>> {
  const { id } = job;
  const state = job.state === 'undoing' ? 'undoing' : 'applying';
  const memberId = state === 'undoing' ? (job.undoneBy ?? job.memberId) : job.memberId;
  const abilities = (await repos.people.find(memberId))?.abilities ?? new Set();
  if (job.needs.some((one) => !abilities.has(one))) return refuse('FORBIDDEN');
  const due = await repos.imports.due(id, state, rows);
  if (due.length === 0) return ok(0);
  const isPartOfMany = plannedIn(job.counts) > TOLD_APART;
  const writing = { id, state, call: callOf(id, memberId), at, taken, isPartOfMany } as const;
  const settled = await writeRows(repos, writing, due);
  if (!settled.ok) return settled;
  const sums = sumOf(job.counts, outcomesOf(settled.value));
  // Undone and kept rows were done before.
  const left = (sums.done ?? 0) - (state === 'undoing' ? settled.value.length : 0);
  await repos.imports.change(id, { counts: { ...sums, done: left } });
  return ok(settled.value.length);
}

function plannedIn({ added = 0, changed = 0 }: Counts): number {
  return added + changed;
}

function outcomesOf(rows: readonly ImportRow[]): Counts {
  const counts = new Map<keyof Counts, number>();
  for (const { outcome } of rows) {
    if (outcome) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

function callOf(id: number, memberId: number): StaffCall {
  return { memberId, requestId: `import ${String(id)}`, cause: 'import', address: '' };
}

function sumOf(one: Counts, other: Counts): Counts {
  const names = [...Object.keys(one), ...Object.keys(other)] as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

async function finish(
  world: World,
  token: string,
  job: Import,
  values: ImportValues,
): Promise<void> {
  await batch(world, token, job, async ({ imports }) => {
    await imports.change(job.id, values);
    // The rows hold what files of results need.
    if (values.state !== 'checked') await imports.dropParts(job.id);
    return ok(undefined);
  });
}

async function fail(
  world: World,
  token: string,
  job: Import,
  fault: ImportFault,
  faultRow: number | null = null,
): Promise<void> {
  world.report('an import failed', { import_id: job.id, fault });
  await finish(world, token, job, { state: 'failed', fault, faultRow });
}
