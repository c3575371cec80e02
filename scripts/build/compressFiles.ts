import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** PNG and WOFF2 are already compressed. */
const isText = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Higher levels save less than 1% and take thirty times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };

/** The copies (`<file>.br`) are for `npm run preview` and not deployed: Firebase Hosting compresses files itself. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => !file.startsWith('.'));
  await Promise.all(files.map((file) => writeCompressed(join(folder, file))));
}

export async function writeCompressed(file: string): Promise<void> {
  if (isText.test(file)) await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
}
