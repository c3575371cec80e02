/** Milliseconds since 1970, as `Date.now` gives them. */
export type Clock = () => number;
