import { getMedicinePatients } from '../api/endpoints/health';
import { http } from '../api/http';

/** Names of patients by product; those without a name are left out. Nothing of it is kept in the browser. */
export async function loadMedicinePatients(orderId?: string): Promise<ReadonlyMap<number, string>> {
  const found = await getMedicinePatients(await http(), orderId);
  return new Map(
    found
      .filter(({ patient }) => patient.name !== '')
      .map(({ product_id: productId, patient }) => [productId, patient.name]),
  );
}
