/** How long the parts of a WebChannel live, in milliseconds. */
export type ChannelTimings = {
  /** A stream with nothing to wait for is closed after this long, to give its connection back. */
  idle: number;
  /** Time between two signs of life on an open back channel. */
  noop: number;
  /** An open back channel ends after this long and the browser opens the next. */
  rotation: number;
  /** The same while more than `crowd` back channels are open: one browser has only six connections. */
  crowdedRotation: number;
  /** How many back channels may stay open undisturbed. */
  crowd: number;
  /** A session without a back channel is dropped after this long: its tab was closed. */
  abandoned: number;
};

export const channelTimings: ChannelTimings = {
  idle: 1_000,
  noop: 30_000,
  rotation: 60_000,
  crowdedRotation: 500,
  crowd: 3,
  abandoned: 60_000,
};
