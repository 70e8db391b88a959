import type { Branch } from '@/lib/branches/contract';

export function mapUrl({ lat, lng }: Pick<Branch, 'lat' | 'lng'>): string {
  const at = [lat, lng].map(String);
  return `https://www.openstreetmap.org/?mlat=${at[0] ?? ''}&mlon=${at[1] ?? ''}#map=17/${at.join('/')}`;
}
