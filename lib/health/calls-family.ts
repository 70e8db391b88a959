import type { FamilyMember, NewFamilyMember, SetFamilyMember } from './contract-family.ts';
import type { Http } from '../api/http';

const pathOf = (id: number) => `/me/family/${String(id)}`;

export async function getFamily(http: Http): Promise<readonly FamilyMember[]> {
  return (await http.get<{ entities: FamilyMember[] }>('/me/family')).data.entities;
}

export async function postFamilyMember(http: Http, person: NewFamilyMember) {
  return (await http.post<FamilyMember>('/me/family', person)).data;
}

export async function putFamilyMember(http: Http, id: number, person: SetFamilyMember) {
  return (await http.put<FamilyMember>(pathOf(id), person)).data;
}

export async function deleteFamilyMember(http: Http, id: number): Promise<void> {
  await http.delete(pathOf(id));
}
