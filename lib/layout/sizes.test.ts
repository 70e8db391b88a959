import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, compileString } from 'sass';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function css(file: string): string {
  return compile(`${root}${file}`, {
    importers: [{ findFileUrl: (url) => importUrl(url) }],
    loadPaths: [`${root}node_modules`],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  }).css;
}

/** Resolves `@/styles/tokens` as the bundler does. */
function importUrl(url: string): URL | null {
  return url.startsWith('@/') ? new URL(`file://${root}${url.slice(2)}`) : null;
}

const properties = css('styles/tokens/_properties.scss');

/** Custom property of `:root`, with rem converted to px. */
function token(name: string): string | undefined {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(properties)?.[1];
  const rem = /^([\d.]+)rem$/.exec(value ?? '')?.[1];
  return rem === undefined ? value : `${String(Number(rem) * 16)}px`;
}

describe('sizes of `docs/looks.md`, "Widths"', () => {
  it.each([
    ['size-modal-sm', '300px'],
    ['size-modal-md', '500px'],
    ['size-modal-lg', '800px'],
    ['size-modal-xl', '1140px'],
    ['size-header', '60px'],
    ['size-sidebar', '280px'],
    ['size-sidebar-small', '200px'],
    ['size-suggestions', '300px'],
    ['size-search-desktop', '410px'],
    ['size-search-mobile', '240px'],
    ['size-notification-list', '400px'],
    ['size-notification-list-min', '300px'],
    ['size-consent-email', '250px'],
    ['size-cookie-banner', '800px'],
    ['size-error-content', '500px'],
    ['size-hairline', '1px'],
    ['radius-card', '12px'],
  ])('%s is %s', (name, size) => {
    expect(token(name)).toBe(size);
  });

  it('sets the widths of dialogs and the side menu', () => {
    const bootstrap = css('styles/vendor/_bootstrap.scss');
    const widths = [...bootstrap.matchAll(/--bs-modal-width: ([\d.]+)rem/g)];
    expect(widths.map(([, rem]) => Number(rem) * 16).sort((a, b) => a - b)).toEqual([
      300, 500, 800, 1140,
    ]);
    const drawer = css('components/ui/overlay.module.scss');
    expect(drawer).toMatch(/width: var\(--size-sidebar\)/);
    expect(drawer).toMatch(/@media \(width <= 360px\) \{[^}]*width: var\(--size-sidebar-small\)/s);
  });

  it('changes the layout at 576, 768, 992 and 1200 px', () => {
    const names = ['sm', 'md', 'lg', 'xl'];
    const rules = names.map((name) => `@include tokens.from(${name}) { a { b: c; } }`);
    const { css: sheet } = compileString(`@use 'styles/tokens';\n${rules.join('\n')}`, {
      loadPaths: [root],
    });
    const points = [...sheet.matchAll(/min-width: (\d+)px/g)].map(([, width]) => Number(width));
    expect(points).toEqual([576, 768, 992, 1200]);
  });

  it('clamps a product name to 3 lines, to 2 on screens up to 690 px', () => {
    for (const file of ['tiles/product-tile', 'cart/cart-line', 'checkout/checkout']) {
      const names = css(`components/${file}.module.scss`);
      expect(names).toMatch(/-webkit-line-clamp: 3/);
      expect(names).toMatch(/@media \(height <= 690px\) \{[^@]*-webkit-line-clamp: 2/s);
    }
  });
});

/** Sheets that load Bootstrap's. */
const VENDOR_SHEETS = new Set(['styles/globals.scss', 'styles/office.scss']);

describe('states of a pointer', () => {
  const files = globSync('{components,styles}/**/*.scss', { cwd: root })
    .filter((file) => !file.startsWith('styles/vendor') && !VENDOR_SHEETS.has(file))
    .sort();

  it.each(files)('%s: hover styles only for pointers that hover', (file) => {
    expect(unguarded(css(file))).toEqual([]);
  });

  /** Selectors with `:hover` outside of `@media (hover: hover)`. */
  function unguarded(sheet: string): readonly string[] {
    const guarded = sheet.replace(
      /@media [^{]*\(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
      '',
    );
    return guarded.match(/[^{};]*:hover[^{};]*(?=\{)/g) ?? [];
  }
});

describe('the variant V2', () => {
  const [, v2 = ''] = properties.split('[data-theme=v2]');

  it('changes colours only, and only those of the theme it varies', () => {
    const names = [...v2.matchAll(/--([\w-]+):/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      expect(name).toMatch(/^(color|gradient|shadow)-/);
      expect(properties.indexOf(`--${name}:`)).toBeLessThan(properties.indexOf(v2));
    }
  });

  it.each([
    ['primary', '#fff', 4.5],
    ['primary-strong', '#fff', 7],
    ['ink', 'page', 7],
    ['ink-soft', 'page', 4.5],
    ['ink-muted', 'surface-sunken', 4.5],
    ['primary', 'primary-soft', 4.5],
    ['line-strong', '#fff', 3],
    ['focus', 'page', 3],
  ])('%s on %s has a readable contrast', (front, back, least) => {
    for (const sheet of [properties.split('[data-theme=v2]')[0] ?? '', v2]) {
      expect(contrast(colour(sheet, front), colour(sheet, back))).toBeGreaterThanOrEqual(least);
    }
  });
});

function colour(sheet: string, name: string): string {
  return name.startsWith('#')
    ? name
    : (new RegExp(`--color-${name}: (#\\w+)`).exec(sheet)?.[1] ?? '');
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
