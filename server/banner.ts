import type { Config } from './config.ts';

/** Members of the demo that sign in by one-time password (`server/seed` creates them). */
export const DEMO_MEMBERS = [
  { phone: '0812345678', role: 'customer' },
  { phone: '0823456789', role: 'customer' },
  { phone: '0898765432', role: 'staff' },
  { phone: '0867890123', role: 'pharmacist' },
] as const;

/** What a newcomer needs to know, in lines for a terminal. */
export function banner(
  { mode, port, publicUrl, apiUrl }: Config,
  { dev, seconds }: { dev: boolean; seconds: number },
): string {
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
    lines.push(
      '',
      '  Sign in with one of these phone numbers:',
      ...DEMO_MEMBERS.map(({ phone, role }) => `    ${phone}  ${role}`),
      `  One-time passwords appear at ${address}/dev/outbox`,
    );
  }
  return ['', ...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
