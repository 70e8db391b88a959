import { isOffline } from '../browser';
import { textsInTab } from '../kept';

const KEY = 'chunk_reloaded_at';
const GUARD_MS = 60_000;
const MESSAGES =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i;

/**
 * The same for every script of a page, also the first ones, which fail before any of ours could run: a stale copy of
 * the page names files that a new version no longer has. Stands in the head of every page.
 */
export const chunkGuardScript = `addEventListener('error',function(e){try{var t=e.target;if(!t||t.tagName!=='SCRIPT'||!/\\/_next\\//.test(t.src)||navigator.onLine===false)return;fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(){var s=sessionStorage;if(Date.now()-Number(s.getItem('${KEY}')||0)<${String(GUARD_MS)})return;s.setItem('${KEY}',String(Date.now()));location.reload()}).catch(function(){})}catch(x){}},true)`;

/** A part of the page that is no longer there, usually because a new version was put online. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || MESSAGES.test(error.message);
}

/** `offline`: a reload would have replaced the page by the browser's own error. */
type Reload = 'reloaded' | 'just-reloaded' | 'offline';

/** Reloads the page, at most once in 60 s, and only where the shop can be reached. */
export async function reloadForChunk(
  reload: () => void = () => location.reload(),
): Promise<Reload> {
  try {
    if (isOffline()) return 'offline';
    // Whatever the answer is, there was one.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return 'offline';
  }
  const last = Number(textsInTab.get(KEY) ?? '0');
  if (Date.now() - last < GUARD_MS) return 'just-reloaded';
  // Without a mark that outlasts the page, it would be reloaded for ever.
  if (!textsInTab.set(KEY, String(Date.now()))) return 'just-reloaded';
  reload();
  return 'reloaded';
}
