import type { Cart, Quote, QuoteRequest } from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';

export async function getCart(http: Http, locale: Locale): Promise<Cart> {
  return (await http.post<Cart>('/me/cart', undefined, { params: { locale } })).data;
}

export async function quoteCart(
  http: Http,
  input: { choices: QuoteRequest; locale: Locale; signal: AbortSignal },
): Promise<Quote> {
  const { choices, locale, signal } = input;
  const options = { params: { locale }, signal };
  return (await http.post<Quote>('/me/cart/quote', choices, options)).data;
}
