const UNIQUE_VIOLATION = '23505';

/** Whether a statement was refused by a unique index; the driver's error is the cause of drizzle's. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return code === UNIQUE_VIOLATION || isUniqueViolation(error.cause);
}
