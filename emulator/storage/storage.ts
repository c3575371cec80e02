import type { Objects } from './objects.ts';
import { type StorageContext, StorageService } from './storageService.ts';
import { Uploads } from './uploads.ts';

export type Storage = { objects: Objects; service: StorageService; uploads: Uploads; clear(): void };

export function createStorage(context: StorageContext): Storage {
  const { objects } = context;
  const service = new StorageService(context);
  const uploads = new Uploads(service);
  return {
    objects,
    service,
    uploads,
    clear() {
      objects.clear();
      uploads.clear();
    },
  };
}
