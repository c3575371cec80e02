/** The demo content under the name that `emulator/cli.ts --seed` looks for. */
export { sampleSeed as seed } from './sampleContent.ts';
