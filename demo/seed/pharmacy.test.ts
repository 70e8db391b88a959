import { describe, expect, it } from 'vitest';
import { isOpenAt } from '../../server/modules/branches/rules/hours.ts';
import { hours, team } from './pharmacy.ts';
import { readSceneName } from '../pictures/scenes/names.ts';

const QUARTER_MS = 15 * 60_000;
const MONDAY = Date.parse('2026-11-23T00:00:00+07:00');

describe('the pharmacists of the demo', () => {
  it('cover exactly the consultation hours', () => {
    let asked = 0;
    for (let ms = MONDAY; ms < MONDAY + 7 * 86_400_000; ms += QUARTER_MS) {
      const moment = new Date(ms);
      const onDuty = team.filter(({ duty }) => isOpenAt(duty, moment));
      expect(onDuty.length > 0, moment.toISOString()).toBe(isOpenAt(hours, moment));
      asked += onDuty.length > 0 ? 1 : 0;
    }
    expect(asked).toBe((5 * 14 + 2 * 12) * 4);
  });

  it('have a licence and a portrait each', () => {
    expect(new Set(team.map(({ licenceNo }) => licenceNo)).size).toBe(team.length);
    for (const { licenceNo, picture, nameTh } of team) {
      expect(licenceNo).toMatch(/^9\d{4}$/);
      expect(readSceneName(picture)).toBeDefined();
      expect(nameTh).toMatch(/^(ภก|ภญ)\. /);
    }
  });
});
