// Globals of the inline script in `index.html`, which runs before the first paint.

/** Buttons pressed so far. */
declare const earlyPresses: Set<HTMLButtonElement>;

/** While true, the color scheme switch waits like other buttons: React has already read the scheme. */
declare let isHydrating: boolean;

declare function releasePresses(): void;

/** For a page whose app cannot be loaded. */
declare function showWithoutScript(): void;
