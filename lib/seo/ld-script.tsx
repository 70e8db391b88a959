'use client';

import { useFollowing } from '../layout/use-following';

/** Nobody who clicks waits for structured data. @param json with no character that could end the script */
export function LdScript({ json }: { readonly json: string }) {
  return useFollowing() ? (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  ) : null;
}
