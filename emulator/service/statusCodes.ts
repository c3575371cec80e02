import type { StatusName } from '#emulator/engine/firestoreError.ts';

type Codes = { http: number; grpc: number };

const CODES: Record<StatusName, Codes> = {
  CANCELLED: { http: 499, grpc: 1 },
  UNKNOWN: { http: 500, grpc: 2 },
  INVALID_ARGUMENT: { http: 400, grpc: 3 },
  DEADLINE_EXCEEDED: { http: 504, grpc: 4 },
  NOT_FOUND: { http: 404, grpc: 5 },
  ALREADY_EXISTS: { http: 409, grpc: 6 },
  PERMISSION_DENIED: { http: 403, grpc: 7 },
  RESOURCE_EXHAUSTED: { http: 429, grpc: 8 },
  FAILED_PRECONDITION: { http: 400, grpc: 9 },
  ABORTED: { http: 409, grpc: 10 },
  OUT_OF_RANGE: { http: 400, grpc: 11 },
  UNIMPLEMENTED: { http: 501, grpc: 12 },
  INTERNAL: { http: 500, grpc: 13 },
  UNAVAILABLE: { http: 503, grpc: 14 },
  DATA_LOSS: { http: 500, grpc: 15 },
  UNAUTHENTICATED: { http: 401, grpc: 16 },
};

export function codesOf(status: StatusName): Codes {
  return CODES[status];
}
