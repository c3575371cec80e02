export type ChannelTimings = {
  /** An idle stream is closed after this long, to free its connection. */
  idleMs: number;
  keepAliveMs: number;
  /** An open back channel ends after this long, and the browser opens another. */
  rotationMs: number;
  /** The same if more than `crowd` back channels are open: a browser has only six connections. */
  crowdedRotationMs: number;
  crowd: number;
  /** A session without a back channel is dropped after this long, since its tab was probably closed. */
  abandonedMs: number;
};

export const channelTimings: ChannelTimings = {
  idleMs: 1_000,
  keepAliveMs: 30_000,
  rotationMs: 60_000,
  crowdedRotationMs: 500,
  crowd: 3,
  abandonedMs: 60_000,
};
