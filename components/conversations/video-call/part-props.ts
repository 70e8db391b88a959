import type { VideoCallMedia } from '@/lib/video-calls/contract-values';
import type { VideoCall } from '@/lib/video-calls/contract';
import type { CallRoom, Entering, RoomView } from './call-room';

/** Props of each panel step. */
export interface PartProps {
  readonly room: CallRoom;
  readonly view: RoomView;
  /** Name of the other side. */
  readonly name: string;
  readonly start: (media: VideoCallMedia, entering?: Entering) => void;
}

export interface StepProps extends PartProps {
  /** Ringing or ongoing call of the conversation, in any window. */
  readonly live: VideoCall | undefined;
  /** Topic, set when another conversation is on screen. */
  readonly topic: string | undefined;
}
