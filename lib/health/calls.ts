import type {
  ConflictList,
  HealthContext,
  HealthProfile,
  IngredientList,
  MedicinePatientList,
  PatientFile,
  SetHealthProfile,
} from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';

export async function getHealthProfile(http: Http): Promise<HealthProfile> {
  return (await http.get<HealthProfile>('/me/health-profile')).data;
}

export async function putHealthProfile(http: Http, notes: SetHealthProfile) {
  return (await http.put<HealthProfile>('/me/health-profile', notes)).data;
}

/** Withdraws the consent; the notes are deleted. */
export async function deleteHealthProfile(http: Http): Promise<void> {
  await http.delete('/me/health-profile');
}

/** Data for checking medicines in the browser. */
export async function getHealthContext(http: Http, locale: Locale): Promise<HealthContext> {
  const path = '/me/health-profile/context';
  return (await http.get<HealthContext>(path, { params: { locale } })).data;
}

export async function getIngredients(http: Http, ids: readonly number[], locale: Locale) {
  const params = { ids: ids.join(), locale };
  return (await http.get<IngredientList>('/medicines/ingredients', { params })).data.entities;
}

/** Health file of a conversation's member, for its pharmacist. */
export async function getPatientFile(http: Http, id: number, locale: Locale) {
  const path = `/pharmacy/conversations/${String(id)}/patient`;
  return (await http.get<PatientFile>(path, { baseURL: '/api/admin/v1', params: { locale } })).data;
}

/** Patients of approved medicines: of one order, or of approvals usable in the cart. */
export async function getMedicinePatients(http: Http, orderId?: string) {
  const params = orderId === undefined ? {} : { order_id: orderId };
  return (await http.get<MedicinePatientList>('/me/medicine-patients', { params })).data.entities;
}

/** Filters the products for conflicts with the patient's file. */
export async function getConflicts(http: Http, id: number, productIds: readonly number[]) {
  const path = `/pharmacy/conversations/${String(id)}/conflicts`;
  const config = { baseURL: '/api/admin/v1', params: { ids: productIds.join() } };
  return (await http.get<ConflictList>(path, config)).data.entities;
}
