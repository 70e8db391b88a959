import type { Config } from '../config/config.ts';
import { demo } from './demo.ts';

/** Start-up lines for the terminal of a newcomer. */
export async function banner(
  { mode, port, publicUrl, apiUrl, payments }: Config,
  { dev, seconds }: { dev: boolean; seconds: number },
): Promise<string> {
  const address = mode === 'production' ? publicUrl : `http://localhost:${port}`;
  const kind = dev ? 'development' : mode;
  const lines = [
    `The shop is open after ${seconds.toFixed(1)} s (${kind} mode).`,
    '',
    `  English  ${address}/`,
    `  ไทย      ${address}/th`,
  ];
  if (apiUrl !== undefined) lines.push('', `  Service  ${apiUrl}`);
  else if (mode === 'demo') {
    const { DEMO_MEMBERS } = await demo.members();
    const { DEMO_PEOPLE } = await demo.people();
    const roleOf = (phone: string) => DEMO_PEOPLE.find((one) => one.phone === phone)?.role;
    lines.push(
      '',
      '  Sign in with one of these phone numbers:',
      ...DEMO_MEMBERS.map(({ phone }) => `    ${phone}  ${roleOf(phone) ?? 'customer'}`),
      `  One-time passwords appear at ${address}/dev/outbox`,
      `  Payments are made at the sandbox bank, ${payments.sandbox?.url ?? ''}`,
    );
  }
  return ['', ...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
