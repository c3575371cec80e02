// Globals of the inline script in `index.html`, which runs before the first paint.

/** Buttons pressed so far. */
declare const earlyPresses: Set<HTMLButtonElement>;

declare function releasePresses(): void;

/** For a page whose app cannot be loaded. */
declare function showWithoutScript(): void;
