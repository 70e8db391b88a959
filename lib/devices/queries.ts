import { queryOptions } from '@tanstack/react-query';
import { getDevices, signOutDevice, signOutOthers } from './calls';
import { http } from '../api/http';

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => getDevices(await http()),
  staleTime: 0,
});

/** Signs out one device, or all others. */
export const signOutMutation = {
  mutationFn: async (target: { readonly id: string } | 'others') =>
    target === 'others' ? signOutOthers(await http()) : signOutDevice(await http(), target.id),
  retry: false,
};
