import { openEmbeddedFirebase } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';

// A program of its own, so that each opening starts as cold as `npm start` does: prints the milliseconds it took.
const started = performance.now();
const directory = process.argv[2] ?? null;
const firebase = await openEmbeddedFirebase({ ...embeddedProject, directory, log: () => undefined });
console.log(performance.now() - started);
await firebase.stop();
