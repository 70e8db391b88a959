/** Sealing purpose of signals. */
export const signalPurpose = (callId: number): string => `signal of video call ${String(callId)}`;
