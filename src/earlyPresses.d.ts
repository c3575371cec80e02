// Globals of the inline script in `index.html`, which runs before the first paint.

/** Buttons pressed so far. */
declare const earlyPresses: Set<HTMLButtonElement>;

/** From now on, the color scheme switch waits like other buttons: React reads the scheme when it begins. */
declare function keepAllPresses(): void;

declare function releasePresses(): void;

/** For a page whose app cannot be loaded. */
declare function showWithoutScript(): void;
