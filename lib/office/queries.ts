import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { getPeople } from '../people/calls-people';
import type { Ability } from '../people/contract-values';
import { getStaffOrders } from '../staff/calls';
import { getToday } from './calls';
import { isOrderNumber, isPersonName, readingsOf } from './palette';

const REFRESH_MS = 30_000;

/** Work that waits; refetched every 30 seconds and on focus. */
export const todayQuery = queryOptions({
  queryKey: ['office', 'today'],
  queryFn: async () => getToday(await http()),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
});

/** Orders and people of one search. */
const FOUND = 5;

/** Orders and people that a search over the office finds, each where the person may read them. */
export function paletteQuery(locale: Locale, typed: string, abilities: ReadonlySet<Ability>) {
  const readings = readingsOf(typed);
  const orders = abilities.has('orders.read') ? readings.filter(isOrderNumber) : [];
  const people = abilities.has('people.read') ? readings.filter(isPersonName) : [];
  return queryOptions({
    queryKey: ['office', 'palette', locale, orders, people],
    enabled: orders.length + people.length > 0,
    queryFn: async () => {
      const caller = await http();
      const slice = { page: 1, per_page: FOUND, locale };
      const [foundOrders, foundPeople] = await Promise.all([
        Promise.all(orders.map((q) => getStaffOrders(caller, { ...slice, q, status: [] }))),
        Promise.all(people.map((q) => getPeople(caller, { ...slice, q }))),
      ]);
      return {
        orders: foundOrders.flatMap(({ entities }) => entities),
        people: foundPeople.flatMap(({ entities }) => entities),
      };
    },
  });
}
