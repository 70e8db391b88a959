/** What Next starts a page with: the chunks that this list names, and Turbopack's runtime. */
const STARTERS = /"otherChunks":\[([^\]]*)\]/;
const SCRIPT = /<script src="(\/_next\/(static\/chunks\/[^"]+))" async=""><\/script>/g;
const RUNTIME = 'static/chunks/turbopack-';

/**
 * Runs when the frame with the whole document and the pictures of its first view is painted, and after a second at the
 * latest. What Next loads before it hydrates (`__next_s`, its own list) names an empty script, so that modules and
 * hydration are two tasks and a tap fits between them.
 */
const START = `<script>(()=>{let start=()=>{start=()=>{};for(const link of document.querySelectorAll('link[data-start]')){const script=document.createElement('script');script.src=link.getAttribute('href');document.head.append(script)}};(self.__next_s??=[]).push([0,{children:''}]);Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map(picture=>picture.decode())).then(()=>requestAnimationFrame(()=>setTimeout(()=>start())));setTimeout(()=>start(),1000)})()</script>`;

/**
 * Lets the browser paint a page before it runs the page's code: the scripts that start everything are fetched at once,
 * and run after the first frame. The others only register their modules meanwhile; React looks for those again by their
 * `async`, so they stay as they are.
 */
export function startAfterPaint(html: string): string {
  const starters = STARTERS.exec(html)?.[1];
  if (starters === undefined) return html;
  return html
    .replace(SCRIPT, (script: string, href: string, path: string) =>
      starters.includes(`"${path}"`) || path.startsWith(RUNTIME)
        ? `<link rel="preload" as="script" fetchpriority="low" href="${href}" data-start=""/>`
        : script,
    )
    .replace('</body>', `${START}</body>`);
}
