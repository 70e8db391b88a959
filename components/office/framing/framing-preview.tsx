import { cssVars } from '@/components/ui/css-vars';
import { Picture } from '@/components/ui/picture';
import type { MediaPicture } from '@/lib/media/contract';
import { shownArea, type Framing } from '@/lib/media/contract-framing-values';
import styles from './framing.module.scss';

interface FramingPreviewProps {
  readonly original: MediaPicture['original'];
  readonly framing: Framing;
  readonly label: string;
}

/** The square as the service will cut it, by the same rule. */
export function FramingPreview({ original, framing, label }: FramingPreviewProps) {
  const area = shownArea(original, framing);
  const longest = Math.max(area.width, area.height);
  const percent = (part: number, whole: number) => `${String((100 * part) / whole)}%`;
  return (
    <figure className={styles.preview}>
      <div>
        <div
          style={cssVars({
            '--shown-width': percent(area.width, longest),
            '--shown-height': percent(area.height, longest),
            '--whole-width': percent(original.width, area.width),
            '--whole-height': percent(original.height, area.height),
            '--from-left': percent(-area.x, area.width),
            '--from-top': percent(-area.y, area.height),
          })}
        >
          <Picture
            unoptimized
            src={original.url}
            alt=""
            width={original.width}
            height={original.height}
          />
        </div>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
