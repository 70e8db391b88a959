import type { PrescriptionOf, WaitingPrescriptionList } from './contract.ts';
import type { Http } from '../api/http';
import { onSide, pathOf, type Side } from '../conversations/calls.ts';

const pathOfPrescription = (side: Side, id: number) => `${pathOf(side, id)}/prescription`;

export async function getPrescription(http: Http, side: Side, id: number) {
  const { data } = await http.get<PrescriptionOf>(pathOfPrescription(side, id), onSide(side));
  return data.prescription;
}

export async function acceptPrescription(http: Http, id: number): Promise<void> {
  await http.post(`${pathOfPrescription('desk', id)}/accept`, undefined, onSide('desk'));
}

export async function refusePrescription(http: Http, id: number, reason: string): Promise<void> {
  await http.post(`${pathOfPrescription('desk', id)}/refuse`, { reason }, onSide('desk'));
}

export async function getWaitingPrescriptions(http: Http) {
  return (await http.get<WaitingPrescriptionList>('/pharmacy/prescriptions', onSide('desk'))).data;
}

/** @returns the id of its conversation */
export async function takePrescription(http: Http, id: number): Promise<number> {
  const path = `/pharmacy/prescriptions/${String(id)}/take`;
  return (await http.post<{ id: number }>(path, undefined, onSide('desk'))).data.id;
}
