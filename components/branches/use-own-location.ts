'use client';

import { useState } from 'react';
import type { GeoLocation } from '@/lib/branches/queries';
import { locate, type LocateProblem } from './locate';

/** Location of the shopper, on request; `problem` is a message id. */
export function useOwnLocation() {
  const [near, setNear] = useState<GeoLocation>();
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<LocateProblem>();
  const find = async () => {
    if (locating) return;
    setLocating(true);
    setProblem(undefined);
    const found = await locate();
    setLocating(false);
    if (found.ok) setNear(found.location);
    else setProblem(found.problem);
  };
  return { near, locating, problem: problem && PROBLEMS[problem], find: () => void find() };
}

const PROBLEMS: Readonly<Record<LocateProblem, string>> = {
  unsupported: 'branches.geoUnsupported',
  denied: 'branches.geoDenied',
  unavailable: 'branches.geoUnavailable',
  timeout: 'branches.geoTimeout',
  unknown: 'branches.geoUnknown',
};
