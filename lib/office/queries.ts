import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { getOfficeProducts } from '../products/calls';
import { getPeople } from '../people/calls-people';
import type { Ability } from '../people/contract-values';
import { getStaffOrders } from '../staff/calls';
import { getToday } from './calls';
import { isOrderNumber, isPersonName, isProductName, readingsOf } from './palette';

const REFRESH_MS = 30_000;

/** Work that waits; refetched every 30 seconds and on focus. */
export const todayQuery = queryOptions({
  queryKey: ['office', 'today'],
  queryFn: async () => getToday(await http()),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
});

/** Products, orders and people of one search. */
const FOUND = 5;

/** Products, orders and people that a search over the office finds, each where the person may read them. */
export function paletteQuery(locale: Locale, typed: string, abilities: ReadonlySet<Ability>) {
  const readings = readingsOf(typed);
  const orders = abilities.has('orders.read') ? readings.filter(isOrderNumber) : [];
  const people = abilities.has('people.read') ? readings.filter(isPersonName) : [];
  const products = abilities.has('catalog.read') ? readings.filter(isProductName) : [];
  return queryOptions({
    queryKey: ['office', 'palette', locale, orders, people, products],
    enabled: orders.length + people.length + products.length > 0,
    queryFn: async () => {
      const caller = await http();
      const slice = { page: 1, per_page: FOUND, locale };
      const [foundOrders, foundPeople, foundProducts] = await Promise.all([
        Promise.all(orders.map((q) => getStaffOrders(caller, { ...slice, q, status: [] }))),
        Promise.all(people.map((q) => getPeople(caller, { ...slice, q }))),
        Promise.all(products.map((q) => getOfficeProducts(caller, { ...slice, q, sort: '-id' }))),
      ]);
      return {
        orders: foundOrders.flatMap(({ entities }) => entities),
        people: foundPeople.flatMap(({ entities }) => entities),
        products: foundProducts.flatMap(({ entities }) => entities),
      };
    },
  });
}
