import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { raw } from 'hono/html';

/** Bundled, because not every machine has Thai fonts. */
const FACES = ['thai', 'latin'] as const;
const RANGES = {
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
  latin: 'U+0000-00FF,U+0131,U+2000-206F,U+20AC',
};
const faces = FACES.map(
  (name) =>
    `@font-face{font-family:Anuphan;src:url(/fonts/${name}.woff2) format("woff2");font-weight:100 700;font-display:swap;unicode-range:${RANGES[name]}}`,
);

const STYLE = `${faces.join('')}
:root{--ink:#14213d;--soft:#5b6780;--line:#dfe5ee;--page:#f2f5f9;--card:#fff;--main:#0b6e5f;--main-ink:#fff;--warn:#a1260d;--warn-page:#fdf0ec;--tint:#e5f3f0}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 Anuphan,system-ui,sans-serif}
:lang(th){line-height:1.7}
header{background:var(--ink);color:#fff}
.bar{max-width:30rem;margin:0 auto;padding:.75rem 1rem;display:flex;align-items:center;gap:.75rem}
.bar strong{font-size:1.05rem}
.mark{width:28px;height:28px;flex:none}
.bar a{margin-left:auto;color:#fff;padding:.5rem 0 .5rem .5rem;white-space:nowrap}
.demo{background:var(--tint);color:#0a5247;text-align:center;font-size:.875rem;padding:.375rem 1rem;margin:0}
main{max-width:30rem;margin:1.25rem auto 3rem;padding:0 1rem;display:grid;gap:1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.25rem;box-shadow:0 1px 2px rgba(20,33,61,.06)}
h1{font-size:1.375rem;line-height:1.4;margin:0 0 .5rem}
h2{font-size:1rem;margin:0 0 .25rem}
p{margin:0 0 .75rem}
p:last-child{margin-bottom:0}
.soft,dt{color:var(--soft)}
.soft{font-size:.9375rem}
.sum{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;flex-wrap:wrap}
.sum b{font-size:1.75rem;line-height:1.3;font-variant-numeric:tabular-nums;white-space:nowrap}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:.75rem 0 0;font-size:.9375rem}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:.875rem;margin:0}
form+p{margin-top:1rem}
label{display:grid;gap:.25rem;font-weight:600;font-size:.9375rem}
input:not([type=checkbox]){font:inherit;font-weight:400;min-height:48px;padding:.5rem .75rem;border:1px solid #8b97ab;border-radius:8px;width:100%;color:inherit;background:#fff}
input[type=checkbox]{width:24px;height:24px;accent-color:var(--main);flex:none}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.875rem}
.otp input{font-size:1.5rem;text-align:center;font-variant-numeric:tabular-nums}
button,.button{font:inherit;font-weight:600;min-height:48px;padding:.625rem 1.25rem;border-radius:999px;border:1px solid var(--main);background:var(--main);color:var(--main-ink);cursor:pointer;text-align:center;text-decoration:none;display:block;width:100%}
button:hover,.button:hover{filter:brightness(1.08)}
.quiet{background:transparent;color:var(--ink);border-color:#8b97ab}
.small{min-height:44px;width:auto;padding:.25rem 1rem}
:focus-visible{outline:3px solid #f0a202;outline-offset:2px}
ul{list-style:none;margin:.75rem 0 0;padding:0}
li{display:flex;align-items:center;justify-content:space-between;gap:.75rem;padding:.5rem 0;border-top:1px solid var(--line)}
li code{display:block;font:600 .9375rem/1.5 ui-monospace,Menlo,Consolas,monospace}
.check{display:flex;align-items:center;gap:.75rem;font-weight:400;font-size:1rem;min-height:44px}
.error,.note{border-radius:8px;padding:.625rem .875rem;margin:0 0 .875rem}
.error{background:var(--warn-page);color:var(--warn)}
.note{background:var(--tint);color:#0a5247}
.state{text-align:center}
.state svg{width:64px;height:64px;margin-bottom:.5rem}
`;

/** Byte for byte as hashed in the policy. */
export const STYLE_TAG = raw(`<style>${STYLE}</style>`);
const hash = createHash('sha256').update(STYLE).digest('base64');

/**
 * Allows only our own style sheet and fonts. Form targets include the shop, because browsers apply
 * the list to a form's redirect too.
 */
export function contentPolicy(shop?: string): string {
  const targets = shop === undefined ? '' : ` ${new URL(shop).origin}`;
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'${targets}; frame-ancestors 'none'`;
}

const FONT_FILES = {
  thai: 'anuphan-thai-wght-normal.woff2',
  latin: 'anuphan-latin-wght-normal.woff2',
};

export function fontFile(name: string): string | undefined {
  const face = FACES.find((known) => `${known}.woff2` === name);
  return (
    face &&
    fileURLToPath(import.meta.resolve(`@fontsource-variable/anuphan/files/${FONT_FILES[face]}`))
  );
}
