import { getMedicinePatients } from './calls';
import { http } from '../api/http';

/** Patient names by product, without unnamed ones. Not stored in the browser. */
export async function loadMedicinePatients(orderId?: string): Promise<ReadonlyMap<number, string>> {
  const found = await getMedicinePatients(await http(), orderId);
  return new Map(
    found
      .filter(({ patient }) => patient.name !== '')
      .map(({ product_id: productId, patient }) => [productId, patient.name]),
  );
}
