import { DemoLine } from './demo-line';
import type { Say } from '@/components/common/say';

/** Undefined outside demo mode. Read at render time, since the mode is set per process, not per build. */
export function demoText(say: Say<'layout'>): string | undefined {
  return process.env.SHOP_MODE === 'production' ? undefined : say('layout.demo');
}

export function DemoNote({ say }: { readonly say: Say<'layout'> }) {
  const text = demoText(say);
  return text === undefined ? null : <DemoLine text={text} />;
}
