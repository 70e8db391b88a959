import { facility } from './browser';

/** Two synthesised notes, so no sound file is loaded. */
const NOTES_HZ = [880, 1174.7];
const NOTE_S = 0.16;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Plays a short chime; silent before the first user interaction, as browsers require. */
export function chime(): void {
  // Firefox supports this since 120; older versions mute the sound themselves.
  if (facility(() => navigator.userActivation)?.hasBeenActive === false) return;
  context ??= facility(() => new AudioContext());
  if (!context) return;
  void context.resume();
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = context.currentTime + index * NOTE_S;
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S);
    const note = new OscillatorNode(context, { type: 'sine', frequency });
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + NOTE_S);
  }
}
