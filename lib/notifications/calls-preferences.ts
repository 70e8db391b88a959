import type {
  NoticeChoice,
  NoticePreference,
  NoticePreferenceList,
} from './contract-preferences.ts';
import type { Http } from '../api/http';

const PATH = '/me/notification-preferences';

export async function getNoticePreferences(http: Http): Promise<NoticePreference[]> {
  return (await http.get<NoticePreferenceList>(PATH)).data.entities;
}

/** Changes one preference; returns all. */
export async function putNoticePreference(
  http: Http,
  choice: NoticeChoice,
): Promise<NoticePreference[]> {
  return (await http.put<NoticePreferenceList>(PATH, { preferences: [choice] })).data.entities;
}
