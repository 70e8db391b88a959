const KEY = 'chunk_reloaded_at';
const GUARD_MS = 60_000;
const MESSAGES =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i;

/** A part of the page that is no longer there, usually because a new version was put online. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || MESSAGES.test(error.message);
}

/** Reloads the page, at most once in 60 s (`spec.md` section 4); answers whether it did. */
export function reloadForChunk(reload: () => void = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? '0');
  if (Date.now() - last < GUARD_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  reload();
  return true;
}
