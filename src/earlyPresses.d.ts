// Globals of the inline script in `index.html`, which runs before the first paint.

/** Buttons pressed so far. */
declare const earlyPresses: Set<HTMLButtonElement>;

declare function releasePresses(): void;

/** For a page whose app cannot be loaded. */
declare function showWithoutScript(): void;

/** Switches between light and dark, in a circle that grows from the button, and stores the choice. */
declare function switchColorScheme(button: HTMLButtonElement): void;
