import type { Maintenance } from './contract.ts';
import type { Http } from '../api/http';

export async function getMaintenance(http: Http): Promise<Maintenance> {
  return (await http.get<Maintenance>('/maintenance')).data;
}
