export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
