import type { Http } from '../api/http';
import type { NewView, SavedView, SavedViews, ViewName } from './contract';
import type { ViewList } from './contract-values';

const baseURL = '/api/admin/v1';

const viewUrl = (id: number) => `/views/${String(id)}`;

export async function getViews(http: Http, list: ViewList): Promise<SavedViews> {
  return (await http.get<SavedViews>('/views', { baseURL, params: { list } })).data;
}

export async function saveView(http: Http, view: NewView): Promise<SavedView> {
  return (await http.put<SavedView>('/views', view, { baseURL })).data;
}

export async function renameView(http: Http, id: number, name: ViewName): Promise<SavedView> {
  return (await http.put<SavedView>(viewUrl(id), name, { baseURL })).data;
}

export async function deleteView(http: Http, id: number): Promise<void> {
  await http.delete(viewUrl(id), { baseURL });
}
