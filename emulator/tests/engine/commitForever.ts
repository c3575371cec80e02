import { DataFolder } from '#emulator/engine/disk/dataFolder.ts';
import { aStore, commit, set } from './aStore.ts';

/** Commits endlessly to the folder given on the command line and prints each document's id once it is on disk. */
const [, , directory = ''] = process.argv;
const store = aStore({}, { journal: new DataFolder(directory).journal('store') });

function commitNext(n: number): void {
  const id = `${process.pid}-${n}`;
  commit(store, [set(`kept/${id}`, { text: 'x'.repeat(20_000) })]);
  process.stdout.write(`${id}\n`);
  setImmediate(commitNext, n + 1);
}

commitNext(0);
