import { isOffline } from './browser';
import { textsInTab } from './kept';

const KEY = 'chunk_reloaded_at';
const GUARD_MS = 60_000;
const MESSAGES =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i;

/**
 * Same guard for all scripts, including the first ones, which fail before our code runs: a stale page references
 * files of an old build. In the head of every page.
 */
export const chunkGuardScript = `addEventListener('error',function(e){try{var t=e.target;if(!t||t.tagName!=='SCRIPT'||!/\\/_next\\//.test(t.src)||navigator.onLine===false)return;fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(){var s=sessionStorage;if(Date.now()-Number(s.getItem('${KEY}')||0)<${String(GUARD_MS)})return;s.setItem('${KEY}',String(Date.now()));location.reload()}).catch(function(){})}catch(x){}},true)`;

/** A chunk is missing, usually after a deployment. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || MESSAGES.test(error.message);
}

/** `offline`: a reload would have shown the browser's error page. */
type Reload = 'reloaded' | 'just-reloaded' | 'offline';

/** Reloads the page, at most once in 60 s, and only if the shop is reachable. */
export async function reloadForChunk(
  reload: () => void = () => location.reload(),
): Promise<Reload> {
  try {
    if (isOffline()) return 'offline';
    // Any response proves a connection.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return 'offline';
  }
  const last = Number(textsInTab.get(KEY) ?? '0');
  if (Date.now() - last < GUARD_MS) return 'just-reloaded';
  // Without storage the page would reload endlessly.
  if (!textsInTab.set(KEY, String(Date.now()))) return 'just-reloaded';
  reload();
  return 'reloaded';
}
