import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { patientFileSchema, type PatientFile } from '../../../lib/health/contract.ts';
import { monthsOld } from '../../../lib/format/age.ts';
import { calendarDay } from '../../../lib/format/bangkok.ts';
import type { Clock } from '../../core/ports.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers } from '../../http/responses.ts';
import type { NamedPatient } from './rules/named-patient.ts';
import type { ReadPatientFile } from './rules/patient-file.ts';

/** The patient's file for pharmacists, under `/api/admin/v1` (`docs/product/health.md`, "At the desk"). */
export function patientRoutes(
  app: ApiApp,
  {
    readPatientFile,
    clock,
  }: {
    readonly readPatientFile: ReadPatientFile;
    readonly clock: Clock;
  },
): void {
  app.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/pharmacy/conversations/{id}/patient',
      description: 'While the conversation is theirs. The member reads who looked.',
      request: { query: localeQuerySchema, params: idParamSchema },
      responses: answers(patientFileSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const file = unwrap(await readPatientFile(c.get('member').id, id));
      const { notes, version, bought } = file;
      const { locale } = c.req.valid('query');
      const medicines = bought.map(({ productId, name, qty, at }) => ({
        ...{ product_id: productId, name: name[locale], qty, at: at.toISOString() },
      }));
      const patient = toPatientAnswer(file.patient, calendarDay(clock.now()));
      return c.json({ patient, notes, version, bought: medicines }, 200);
    },
  );
}

/** A patient as the desk reads them. */
export function toPatientAnswer(patient: NamedPatient, today: string): PatientFile['patient'] {
  const { name, relation, birthDate, age, sex, weight, weighedOn } = patient;
  return {
    ...{ name, relation, age, sex, weight },
    birth_date: birthDate,
    age_months: birthDate === null ? null : monthsOld(birthDate, today),
    weighed_on: weighedOn,
  };
}
