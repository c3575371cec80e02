type StorageArea = 'localStorage' | 'sessionStorage';

export function readText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch (error) {
    console.warn(`Couldn't store ${key}:`, error);
    return false;
  }
}

export function removeText(area: StorageArea, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Without access to storage, there is nothing to remove.
  }
}
