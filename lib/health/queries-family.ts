import { queryOptions } from '@tanstack/react-query';
import type { NewFamilyMember, SetFamilyMember } from './contract-family.ts';
import { deleteFamilyMember, getFamily, postFamilyMember, putFamilyMember } from './calls-family';
import { http } from '../api/http';

export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: async () => getFamily(await http()),
  staleTime: 0,
});

export async function addFamilyMember(person: NewFamilyMember) {
  return postFamilyMember(await http(), person);
}

export async function changeFamilyMember(id: number, person: SetFamilyMember) {
  return putFamilyMember(await http(), id, person);
}

export const removeFamilyMemberMutation = {
  mutationFn: async (id: number) => deleteFamilyMember(await http(), id),
  retry: false,
};
