export type ChannelTimings = {
  /** A stream with nothing to wait for is closed after this long, to give its connection back. */
  idleMs: number;
  keepAliveMs: number;
  /** An open back channel ends after this long and the browser opens the next. */
  rotationMs: number;
  /** The same while more than `crowd` back channels are open: one browser has only six connections. */
  crowdedRotationMs: number;
  crowd: number;
  /** A session without a back channel is dropped after this long: its tab was closed. */
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
