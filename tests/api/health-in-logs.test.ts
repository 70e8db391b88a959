import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { PROFILE_CONSENT_VERSION } from '../../lib/health/contract-values.ts';
import { DESK, hirePharmacist, question, talkersOf } from '../harness/consultation.ts';
import { signIn } from '../harness/members.ts';
import { openShop } from '../harness/shop.ts';

const SECRETS = [
  ...['oozing rash', 'penicillin-shock', 'epilepsy-since-birth', 'take half a tablet'],
  'Nong Mali',
];
const [RASH, ALLERGY, CONDITION, ADVICE, CHILD] = SECRETS as [
  string,
  string,
  string,
  string,
  string,
];

it('no content of a consultation or health profile is logged, also on failures', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const shop = await openShop({ log });
  try {
    const { call, say } = talkersOf(shop);
    const malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
    const alice = await signIn(shop);
    const profile = {
      ...{ allergies: [ALLERGY], conditions: [CONDITION], medicines: [], pregnancy: 'no' },
      consent_version: PROFILE_CONSENT_VERSION,
    };
    const person = {
      ...{ name: CHILD, relation: 'child', birth_date: '2025-03-01', sex: 'female' },
      ...{ weight: 9.2, weighed_on: null, allergies: [ALLERGY] },
    };
    const intake = { text: RASH, since: 'days' as const, allergies: ALLERGY };
    expect((await call(alice, 'PUT', '/me/health-profile', profile)).status).toBe(200);
    expect((await call(alice, 'POST', '/me/family', { ...person, birth_date: CHILD })).status).toBe(
      422,
    );
    expect((await call(alice, 'POST', '/me/family', person)).status).toBe(201);
    expect((await call(alice, 'POST', '/conversations', question({ intake }))).status).toBe(201);
    const { body } = await call<{ id: number }>(malee, 'POST', `${DESK}/queue/take`);
    const mine = `/conversations/${String(body.id)}`;
    expect((await say(alice, mine, CONDITION)).status).toBe(201);
    expect((await say(malee, `${DESK}${mine}`, ADVICE)).status).toBe(201);
    expect((await say(alice, mine, `${RASH}\u0000`)).status).toBe(422);
    await shop.db.execute(sql`ALTER TABLE conversation_messages RENAME TO messages_away`);
    expect((await say(alice, mine, RASH)).status).toBe(500);
    await shop.db.execute(sql`ALTER TABLE messages_away RENAME TO conversation_messages`);

    expect(lines.join('\n'), 'the failure is logged').toContain('"level":50');
    for (const secret of SECRETS) expect(lines.join('\n')).not.toContain(secret);
  } finally {
    await shop.close();
  }
});
