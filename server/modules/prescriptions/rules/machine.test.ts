import { describe, expect, it } from 'vitest';
import { PRESCRIPTION_STATES } from '../../../../lib/prescriptions/contract-values.ts';
import { prescriptionNumber } from '../../../core/prescription.ts';
import { checkIssued } from '../../conversations/rules/prescribed.ts';
import { afterEvent, type PrescriptionEvent } from './machine.ts';

const EVENTS: readonly PrescriptionEvent[] = ['accept', 'refuse', 'lapse'];

describe('a prescription', () => {
  it.each(EVENTS)('is moved by %s while it waits, and never again', (event) => {
    const moved = PRESCRIPTION_STATES.filter((state) => afterEvent(state, event) !== undefined);
    expect(moved).toEqual(['waiting']);
  });

  it.each([
    ['of today', '2026-11-30', true],
    ['of tomorrow', '2026-12-01', false],
    ['of 90 days ago', '2026-09-01', true],
    ['of 91 days ago', '2026-08-31', false],
    ['without a day', null, true],
  ])('%s is taken: %s %s', (_, issuedOn, isTaken) => {
    // In Bangkok it is the 30th.
    const now = new Date('2026-11-29T18:00:00Z');
    expect(checkIssued({ issuedOn, from: '' }, now).ok).toBe(isTaken);
  });

  it('has a number of its month in Bangkok', () => {
    const at = new Date('2026-11-30T18:00:00Z');
    expect(prescriptionNumber({ id: 7, at })).toBe('RX2612-000007');
  });
});
