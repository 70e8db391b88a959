'use client';

import { useState } from 'react';
import { locate, type LocateProblem, type Place } from './locate';

/** Where the shopper is, once they ask for it; `problem` is the id of a message. */
export function useNear() {
  const [near, setNear] = useState<Place>();
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<LocateProblem>();
  const find = async () => {
    if (locating) return;
    setLocating(true);
    setProblem(undefined);
    const found = await locate();
    setLocating(false);
    if (found.ok) setNear(found.place);
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
