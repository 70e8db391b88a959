import { useState } from 'react';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/lib/uploads/contract-values';
import { newKey } from '@/lib/browser/browser';
import { useAuth } from '@/stores/auth';
import { useUnsentPhotos, type UnsentPhoto } from '@/stores/unsent-photos';

const INTAKE_PHOTOS = 3;
/** A prescription may have a page more. */
const PRESCRIPTION_PHOTOS = 4;

/** Why a file was not taken: the last part of its text's id. */
export type PhotoProblem = 'tooMany' | 'tooLarge' | 'wrongType';

const NONE: readonly UnsentPhoto[] = [];

/**
 * Photos that go with the question. Nothing of them leaves the page before its member agreed to the use of health
 * data and the conversation is there; then the chat sends them like any other.
 */
export function useIntakePhotos(ofPrescription: boolean) {
  const max = ofPrescription ? PRESCRIPTION_PHOTOS : INTAKE_PHOTOS;
  const memberId = useAuth((state) => state.user?.id ?? null);
  const key = `intake ${String(memberId)}`;
  const photos = useUnsentPhotos((state) => state.lists[key] ?? NONE);
  const [problem, setProblem] = useState<PhotoProblem>();
  const { put, remove } = useUnsentPhotos.getState();
  return {
    photos,
    max,
    required: ofPrescription,
    problem,
    add: (files: readonly File[]) => {
      setProblem(problemOf(files, max - photos.length));
      const room = files.filter((file) => problemOf([file], 1) === undefined);
      for (const file of room.slice(0, max - photos.length)) {
        put(key, { client_msg_id: newKey(), file });
      }
    },
    drop: (clientMsgId: string) => {
      setProblem(undefined);
      remove(key, clientMsgId);
    },
    handTo: (conversation: number) => {
      for (const photo of photos) {
        put(`member ${String(conversation)}`, { ...photo, isWaiting: true });
        remove(key, photo.client_msg_id);
      }
    },
  };
}

function problemOf(files: readonly File[], room: number): PhotoProblem | undefined {
  if (files.some(({ type }) => !PICTURE_TYPES.some((one) => one === type))) return 'wrongType';
  if (files.some(({ size }) => size > PICTURE_MAX_BYTES)) return 'tooLarge';
  return files.length > room ? 'tooMany' : undefined;
}
