import { join } from 'node:path';
import { useBuiltConfig } from '../../build/next/built-config.ts';
import { hintScripts } from '../../build/next/compile-hints.ts';
import { isMarked } from '../../build/next/documents.ts';
import { createRewriting } from '../../build/next/rewriting.ts';
import { PAYLOAD_VARY, reducedPayload } from '../../build/next/router-payloads.ts';
import { chooseTricks, type Chosen, type Tricks } from '../../build/next/tricks.ts';
import { BUILT } from './next-names.ts';
import { PLAIN_SHAPE, type PageShape } from './page-shape.ts';

/*
 * The service's only way into `build/next` (`docs/tricks.md`).
 */

export type { Tricks } from '../../build/next/tricks.ts';

/** The tricks that `PLAIN` and the installed packages allow. */
export function tricksOf(root: string, env: Readonly<Record<string, string | undefined>>): Chosen {
  return chooseTricks(root, env);
}

/** Prepares the environment of Next before its start. */
export function prepareNext(tricks: Tricks, root: string): void {
  if (tricks.has('built-config')) useBuiltConfig(root);
}

/** Changes the files of a finished build. */
export async function finishBuild(tricks: Tricks, root: string): Promise<void> {
  if (tricks.has('compile-hints')) await hintScripts(root);
}

/** @param root project folder with the build */
export function createPageShape(tricks: Tricks, root: string): PageShape {
  return {
    ...PLAIN_SHAPE,
    ...createRewriting(tricks, join(root, BUILT.files)),
    ...(tricks.has('router-payloads') && {
      payloadOf: reducedPayload,
      payloadVary: () => PAYLOAD_VARY,
    }),
    ...(tricks.has('outage-marks') && { isMarked }),
  };
}
