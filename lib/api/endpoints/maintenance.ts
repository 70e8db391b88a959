import type { Maintenance } from '../contract/maintenance.ts';
import type { Http } from '../http';

export async function getMaintenance(http: Http): Promise<Maintenance> {
  return (await http.get<Maintenance>('/maintenance')).data;
}
