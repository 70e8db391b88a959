import type { Locale } from '../i18n/locale';

interface PostalAddress {
  readonly address_1: string;
  readonly address_2: string;
  readonly address_3: string;
  readonly street: string;
  readonly sub_district: string;
  readonly district: string;
  readonly province: string;
  readonly province_code: string;
  readonly zipcode: string;
}

const BANGKOK = '10';

/**
 * Single line; Thai places carry their prefix: แขวง and เขต in Bangkok, ตำบล and อำเภอ elsewhere
 * (`docs/product/account.md`, "Addresses").
 */
export function formatAddress(address: PostalAddress, locale: Locale): string {
  const { address_1, address_2, address_3, street, zipcode } = address;
  const lines = [address_1, address_2, address_3, street];
  const places = locale === 'th' ? thaiPlaces(address) : englishPlaces(address);
  return [...lines, ...places, zipcode].filter((part) => part !== '').join(' ');
}

function thaiPlaces({ sub_district, district, province, province_code }: PostalAddress): string[] {
  return province_code === BANGKOK
    ? [`แขวง${sub_district}`, `เขต${district}`, province]
    : [`ต.${sub_district}`, `อ.${district}`, `จ.${province}`];
}

function englishPlaces({ sub_district, district, province }: PostalAddress): string[] {
  return [`${sub_district},`, `${district},`, province];
}

export function fullName(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`;
}
