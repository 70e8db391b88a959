import { BEFORE_HYDRATION, CHUNK_TAG } from './next-internals.ts';

/**
 * Runs when the frame with the whole document and the pictures of its first view is painted, and after a second at the
 * latest; from then on code goes before the pictures further down. What Next loads before it hydrates (its own
 * list) names an empty script, so that modules and hydration are two tasks and a tap fits between them.
 */
const START = `<script>(()=>{let start=()=>{start=()=>{};for(const link of document.querySelectorAll('link[data-start]')){const script=document.createElement('script');script.async=true;script.src=link.getAttribute('href');script.fetchPriority='high';document.head.append(script)}};(self.${BEFORE_HYDRATION}??=[]).push([0,{children:''}]);Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map(picture=>picture.decode())).then(()=>requestAnimationFrame(()=>setTimeout(()=>start())));setTimeout(()=>start(),1000)})()</script>`;

/**
 * Lets the browser paint a page before it runs the page's code: all scripts of Next are asked for after the first frame,
 * so that they take no bandwidth from what is looked at first. React looks for some of them again by their `async`.
 */
export function startAfterPaint(html: string): string {
  const waiting = html.replace(CHUNK_TAG, '<link href="$1" data-start=""/>');
  return waiting === html ? html : waiting.replace('</body>', `${START}</body>`);
}
