import type { Backend } from '#emulator/backend.ts';
import { parseIndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import type { Log } from '#emulator/service/log.ts';
import type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
import { watchText } from './watchText.ts';

export function followFiles(options: EmbeddedFirebaseOptions, backend: Backend, log: Log): (() => void)[] {
  function follow(path: string, take: (text: string) => void): () => void {
    return watchText(path, (text) => {
      try {
        take(text);
        log(`embedded Firebase: ${path} reloaded`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log(`!!! embedded Firebase: ${path}: ${reason}\n    The previous version stays in effect.`);
      }
    });
  }
  const { rulesFile, storageRulesFile, indexesFile } = options;
  const unwatchers = [follow(rulesFile, (text) => backend.rulesHolder.replace(text))];
  if (storageRulesFile)
    unwatchers.push(follow(storageRulesFile, (text) => backend.storageRules?.replace(text)));
  if (indexesFile !== null) {
    unwatchers.push(follow(indexesFile, (text) => backend.databases.setIndexes(parseIndexDefinitions(text))));
  }
  return unwatchers;
}
