import { drawCounter, drawPharmacist } from '../illustrations/pharmacists.ts';
import { BANNERS } from './banners.ts';
import { CARDS } from './cards.ts';
import { readSceneName } from './names.ts';
import type { SceneFamily } from './names.ts';
import { drawStage } from './stage.ts';
import type { Frame, Stage } from './stage.ts';
import { BODY_TOPICS } from './topics-body.ts';
import { TOPICS } from './topics.ts';

/** Wide frames leave the left side free for text, others the upper part. */
const FRAMES = {
  wide: { width: 1920, height: 768, focus: 0.69, floor: 0.86, unit: 1.04 },
  phone: { width: 960, height: 960, focus: 0.5, floor: 0.88, unit: 0.74 },
  modal: { width: 960, height: 1200, focus: 0.5, floor: 0.88, unit: 0.68 },
  topic: { width: 1200, height: 800, focus: 0.5, floor: 0.84, unit: 0.96 },
} as const satisfies Record<string, Frame>;

interface SceneAsk {
  readonly family: SceneFamily;
  readonly name: string;
  readonly phone: boolean;
}

function frameOf({ family, phone }: SceneAsk): Frame {
  if (phone) return FRAMES.phone;
  if (family === 'modal') return FRAMES.modal;
  return family === 'topic' || family === 'card' ? FRAMES.topic : FRAMES.wide;
}

const seedOf = (key: string): number =>
  Array.from(key).reduce((n, c) => n * 31 + c.charCodeAt(0), 7) % 9973;

function stageOf({ family, name }: SceneAsk, key: string): Stage | undefined {
  if (family === 'card') return CARDS[name];
  return family === 'topic' ? (TOPICS[name] ?? BODY_TOPICS[name]) : BANNERS[key];
}

/** A named picture that belongs to no row of the database. */
export function drawScene(ask: SceneAsk): string {
  const { family, name } = ask;
  if (family === 'pharmacist')
    return name === 'counter' ? drawCounter() : drawPharmacist(Number(name));
  const key = `${family}-${name}`;
  const stage = stageOf(ask, key);
  if (!stage) throw new Error(`No scene ${key}`);
  return drawStage(stage, seedOf(key), frameOf(ask));
}

/** The same by full name, square if available; unknown names get the first hero. */
export function drawNamedScene(text: string): string {
  const name = readSceneName(`${text}-phone`) ?? readSceneName(text);
  return drawScene(name?.kind === 'scene' ? name : { family: 'hero', name: 'dawn', phone: true });
}
