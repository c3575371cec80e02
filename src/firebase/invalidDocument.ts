/** A stored document with an unexpected shape, shown to the admin only; fields that could not be read are empty. */
export type InvalidDocument<Row> = Row & { /** The reason, for the admin. */ invalidReason: string };

export function isInvalidDocument<Row extends object>(row: Row): row is InvalidDocument<Row> {
  return 'invalidReason' in row;
}

type StoredFields = Readonly<Record<string, unknown>>;

export function readFields(data: StoredFields) {
  const broken: string[] = [];

  function read<T>(field: string, accepts: (value: unknown) => value is T, fallback: T): T {
    const value = data[field];
    // The document may be older than the field.
    if (value === undefined || value === null) return fallback;
    if (accepts(value)) return value;
    broken.push(inWords(field));
    return fallback;
  }

  return {
    text: (field: string) => read(field, isText, ''),
    texts: (field: string) => read(field, isTexts, []),
    flag: (field: string) => read(field, isBoolean, false),
    number: (field: string, fallback: number) => read(field, isNumber, fallback),
    option: <T>(field: string, options: readonly T[], fallback: T) =>
      read(field, (value): value is T => options.some((option) => option === value), fallback),
    time: (field: string) => read(field, isTimestamp, null)?.toMillis() ?? null,
    finish: <Row extends object>(row: Row, otherFault?: string): Row | InvalidDocument<Row> => {
      const faults = [...(otherFault ? [otherFault] : []), ...broken];
      return faults.length === 0 ? row : { ...row, invalidReason: `Unreadable: ${faults.join(', ')}` };
    },
  };
}

/** `featuredImage` as the admin knows it: featured image. */
function inWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Each version of the SDK has its own timestamp class, so check the shape. */
function isTimestamp(value: unknown): value is { toMillis(): number } | null {
  return (
    typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
  );
}
