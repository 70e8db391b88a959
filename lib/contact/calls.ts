import type { Locale } from '../api/contract.ts';
import type { ContactMessage, ContactReceipt } from './contract.ts';
import type { Http } from '../api/http';

export async function sendContactMessage(
  http: Http,
  message: ContactMessage,
  locale: Locale,
): Promise<ContactReceipt> {
  return (await http.post<ContactReceipt>('/contact-messages', message, { params: { locale } }))
    .data;
}
