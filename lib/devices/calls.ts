import type { Device, DeviceList } from './contract.ts';
import type { Http } from '../api/http';

/** This device first, then by last use. */
export async function getDevices(http: Http): Promise<Device[]> {
  return (await http.get<DeviceList>('/me/devices')).data.entities;
}

export async function signOutDevice(http: Http, id: string): Promise<void> {
  await http.delete(`/me/devices/${id}`);
}

export async function signOutOthers(http: Http): Promise<void> {
  await http.delete('/me/devices');
}
