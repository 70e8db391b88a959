const KEY = 'chunk_reloaded_at';
const GUARD_MS = 60_000;
const MESSAGES =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i;

/**
 * The same for the first scripts of a page, which fail before any of ours could run: a stale copy of
 * the page names files that a new version no longer has. Stands in the head of every page.
 */
export const chunkGuardScript = `addEventListener('error',function(e){try{var t=e.target;if(!t||t.tagName!=='SCRIPT'||!/\\/_next\\//.test(t.src))return;var s=sessionStorage;if(Date.now()-Number(s.getItem('${KEY}')||0)<${String(GUARD_MS)})return;s.setItem('${KEY}',String(Date.now()));location.reload()}catch(x){}},true)`;

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
