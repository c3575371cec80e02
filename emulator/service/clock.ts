/** Milliseconds since 1970, like `Date.now`. */
export type Clock = () => number;
