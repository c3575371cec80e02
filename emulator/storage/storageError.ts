/** A refusal of Storage: the HTTP status decides what the SDK makes of it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
