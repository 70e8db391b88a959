import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type {
  Attribute,
  AttributeFacts,
  AttributeRepo,
  AttributeValue,
  NewAttribute,
} from '../attribute-ports.ts';
import { movedTo } from './order.ts';

interface Repos {
  readonly officeAttributes: AttributeRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

/** An attribute as a person read it. */
interface SeenAttribute {
  readonly key: string;
  readonly version: string;
}

export interface ManageAttributes {
  /** Refuses VALIDATION if another attribute has the key. */
  add(call: StaffCall, attribute: NewAttribute): Promise<Result<Attribute>>;
  /**
   * Replaces names, filters and values. Refuses VALIDATION for a value or a name that is twice, and
   * ATTRIBUTE_IN_USE while products have a value that is left out.
   */
  change(call: StaffCall, seen: SeenAttribute, facts: AttributeFacts): Promise<Result<Attribute>>;
  /** To a place, counted from 1. The version is that of the order. */
  move(call: StaffCall, seen: SeenAttribute, position: number): Promise<Result<void>>;
  /** Refuses ATTRIBUTE_IN_USE while products have a value of it. */
  remove(call: StaffCall, seen: SeenAttribute): Promise<Result<void>>;
}

export function attributeVersion({ facts }: Pick<Attribute, 'facts'>): string {
  const { nameEn, nameTh, filters, values } = facts;
  return versionOf(nameEn, nameTh, filters, linesOf(values), archivedOf(values));
}

export function attributeOrder(all: readonly { readonly key: string }[]): string {
  return versionOf(all.map(({ key }) => key));
}

/** Changes attributes; every change is in the audit log (`docs/product/office.md`, "Attributes"). */
export function createManageAttributes(world: World): ManageAttributes {
  return {
    add: (call, attribute) => add(world, call, attribute),
    change: (call, seen, facts) => change(world, call, seen, facts),
    move: (call, seen, position) => move(world, call, seen, position),
    remove: (call, seen) => remove(world, call, seen),
  };
}

async function add(
  { clock, transact }: World,
  call: StaffCall,
  attribute: NewAttribute,
): Promise<Result<Attribute>> {
  return transact(async ({ officeAttributes, audit }) => {
    const all = await officeAttributes.lock();
    const { key, ...names } = attribute;
    if (all.some((one) => one.key === key)) {
      return refuse('VALIDATION', { fields: { key: 'errors.field.taken' } });
    }
    await officeAttributes.add(attribute, all.length + 1);
    const changes = changesOf({}, onWire({ ...names }));
    await audit.add({ ...entry(call, 'attribute.add', key), changes, at: clock.now() });
    return ok({ key, facts: { ...names, filters: 'everywhere', values: [] } });
  });
}

async function change(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenAttribute,
  facts: AttributeFacts,
): Promise<Result<Attribute>> {
  return transact(async ({ officeAttributes, audit }) => {
    const before = checkSeen(await officeAttributes.lock(), seen);
    if (!before.ok) return before;
    const fields = faultsOf(facts.values);
    if (Object.keys(fields).length > 0) return refuse('VALIDATION', { fields });
    const kept = new Set(facts.values.map(({ value }) => value));
    const gone = before.value.facts.values.filter(({ value }) => !kept.has(value));
    const free = await checkFree(officeAttributes, seen.key, gone);
    if (!free.ok) return free;
    await officeAttributes.change(seen.key, facts);
    const changes = changesOf(shown(before.value.facts), shown(facts));
    await audit.add({ ...entry(call, 'attribute.change', seen.key), changes, at: clock.now() });
    return ok({ key: seen.key, facts });
  });
}

async function move(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenAttribute,
  position: number,
): Promise<Result<void>> {
  return transact(async ({ officeAttributes, audit }) => {
    const all = await officeAttributes.lock();
    const keys = all.map(({ key }) => key);
    if (!keys.includes(seen.key)) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, attributeOrder(all));
    if (!same.ok) return same;
    const after = movedTo(keys, seen.key, position);
    const placeIn = (order: readonly string[]) => ({ position: order.indexOf(seen.key) + 1 });
    const changes = changesOf(placeIn(keys), placeIn(after));
    if (Object.keys(changes).length === 0) return ok(undefined);
    await officeAttributes.order(after);
    await audit.add({ ...entry(call, 'attribute.move', seen.key), changes, at: clock.now() });
    return ok(undefined);
  });
}

async function remove(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenAttribute,
): Promise<Result<void>> {
  return transact(async ({ officeAttributes, audit }) => {
    const before = checkSeen(await officeAttributes.lock(), seen);
    if (!before.ok) return before;
    const { facts } = before.value;
    const free = await checkFree(officeAttributes, seen.key, facts.values);
    if (!free.ok) return free;
    await officeAttributes.remove(seen.key);
    const changes = changesOf(shown(facts), {});
    await audit.add({ ...entry(call, 'attribute.remove', seen.key), changes, at: clock.now() });
    return ok(undefined);
  });
}

function checkSeen(all: readonly Attribute[], { key, version }: SeenAttribute): Result<Attribute> {
  const found = all.find((one) => one.key === key);
  if (!found) return refuse('NOT_FOUND');
  const same = checkVersion(version, attributeVersion(found));
  return same.ok ? ok(found) : same;
}

async function checkFree(
  { products }: Pick<AttributeRepo, 'products'>,
  key: string,
  gone: readonly AttributeValue[],
): Promise<Result<void>> {
  if (gone.length === 0) return ok(undefined);
  const used = await products(
    key,
    gone.map(({ value }) => value),
  );
  return used === 0 ? ok(undefined) : refuse('ATTRIBUTE_IN_USE', { data: { products: used } });
}

/** Filters would show two of a name without a difference. */
function faultsOf(values: readonly AttributeValue[]): Readonly<Record<string, string>> {
  const parts = ['value', 'nameEn', 'nameTh'] as const;
  return Object.fromEntries(
    parts.flatMap((part) => {
      const given = values.map((value) => value[part].toLowerCase());
      const twice = given.flatMap((one, index) => (given.indexOf(one) < index ? [index] : []));
      const [name = part] = Object.keys(onWire({ [part]: true }));
      return twice.map((index) => [`values.${String(index)}.${name}`, 'errors.field.taken']);
    }),
  );
}

function shown({ values, ...facts }: AttributeFacts): Record<string, unknown> {
  return { ...onWire({ ...facts }), values: linesOf(values), archived: archivedOf(values) };
}

/** Values as the audit log shows them. */
function linesOf(values: readonly AttributeValue[]): readonly string[] {
  return values.map(({ value, nameEn, nameTh }) => `${value}: ${nameTh} / ${nameEn}`);
}

function archivedOf(values: readonly AttributeValue[]): readonly string[] {
  return values.filter(({ archived }) => archived).map(({ value }) => value);
}

function entry(call: StaffCall, action: string, key: string) {
  return auditLine(call, action, `attribute ${key}`);
}
