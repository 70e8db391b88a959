import type { Locale } from '../contract/common.ts';
import type { ContactMessage, ContactReceipt } from '../contract/contact.ts';
import type { Http } from '../http';

export async function sendContactMessage(
  http: Http,
  message: ContactMessage,
  locale: Locale,
): Promise<ContactReceipt> {
  return (await http.post<ContactReceipt>('/contact-messages', message, { params: { locale } }))
    .data;
}
