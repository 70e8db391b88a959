import type { Sealer } from '../../core/sealed.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { createDeskRepo } from '../conversations/desk-repo.ts';
import { createMedicineCheck } from '../health/check.ts';
import { createFamilyRepo } from '../health/family-repo.ts';
import { createPatients } from '../health/named-patients.ts';
import { createPatientRepo } from '../health/patient-repo.ts';
import { createHealthRepo } from '../health/repo.ts';
import type { QuestionnaireRepo } from './ports.ts';
import { createDecideCase } from './rules/decide-case.ts';
import { createPlaceCase } from './rules/place-case.ts';
import { createShowCases } from './rules/show-case.ts';

/** Created here because they seal data. */
type Own = 'desks' | 'medicineCheck' | 'named' | 'health' | 'family' | 'patients';

type World = Omit<
  Needs<typeof createDecideCase | typeof createPlaceCase | typeof createShowCases>,
  Own
> & {
  readonly questionnaires: QuestionnaireRepo;
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly decisionHours: number;
};

export type QuestionnaireUseCases = ReturnType<typeof createQuestionnaireUseCases>;

/** A member and a pharmacist, about a questionnaire. */
export function createQuestionnaireUseCases(world: World) {
  const { questionnaires, sealer, decisionHours } = world;
  const { db } = world.database;
  const parts = {
    ...world,
    desks: createDeskRepo(db, sealer),
    medicineCheck: createMedicineCheck(world),
    named: createPatients(db, sealer),
    health: createHealthRepo(db, sealer),
    family: createFamilyRepo(db, sealer),
    patients: createPatientRepo(db),
  };
  const sold = async (ids: readonly number[]) =>
    (await questionnaires.products(ids)).filter(
      ({ listed, drugClass }) => listed && drugClass === 'dangerous',
    );
  return {
    decisionHours,
    offered: async () => {
      const all = await questionnaires.list();
      const ids = all.flatMap(({ content }) => content.treatments.map((one) => one.productId));
      const products = await sold(ids);
      return all.map((questionnaire) => ({ questionnaire, products }));
    },
    offer: async (slug: string) => {
      const questionnaire = await questionnaires.find(slug);
      if (!questionnaire) return undefined;
      const ids = questionnaire.content.treatments.map((one) => one.productId);
      return { questionnaire, products: await sold(ids) };
    },
    place: createPlaceCase(parts),
    cases: createShowCases(parts),
    decide: createDecideCase(parts),
  };
}
