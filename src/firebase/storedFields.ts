/** A row with unreadable fields, which are left empty. Only the admin sees it. */
type Unreadable<Row> = Omit<Row, 'faults'> & {
  /** The names of those fields. */
  faults: readonly string[];
};

/** A row with `faults?: undefined` is readable; for any other, the compiler requires a decision. */
export type Stored<Row extends { faults?: undefined }> = Row | Unreadable<Row>;

export function isReadable<Row extends { faults?: undefined }>(row: Stored<Row>): row is Row {
  return row.faults === undefined;
}

export function faultText(row: Unreadable<object>): string {
  return `Unreadable: ${faultyFields(row)}`;
}

export function faultyFields({ faults }: Unreadable<object>): string {
  return faults.map(inWords).join(', ');
}

/** Turns `featuredImage` into the words that the admin sees: featured image. */
function inWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What a kind of field is: its value while nothing is stored, and what else it can be. Times are in ms since 1970. */
export const fieldKinds = {
  text: { empty: '', accepts: isText },
  email: { empty: '', accepts: isText },
  option: { empty: '', accepts: isText },
  tags: { empty: [], accepts: isTexts },
  flag: { empty: false, accepts: (value) => typeof value === 'boolean' },
  number: { empty: 0, accepts: Number.isFinite },
  time: { empty: null, accepts: (value) => value === null || Number.isFinite(value) },
} as const satisfies Record<string, { empty: unknown; accepts(value: unknown): boolean }>;

type FieldKind = keyof typeof fieldKinds;

export type FieldValues = {
  text: string;
  email: string;
  option: string;
  tags: string[];
  flag: boolean;
  number: number;
  time: number | null;
};

type Field = { kind: FieldKind; options?: readonly string[] };

type Values<Fields extends Record<string, Field>> = {
  [Name in keyof Fields]: FieldValues[Fields[Name]['kind']];
};

/** Reads a document that may be older than some of the fields, or have an unexpected shape. */
export function readFields<Fields extends Record<string, Field>>(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
): { values: Values<Fields>; faults: string[] } {
  const faults: string[] = [];
  const values = Object.entries(fields).map(([name, { kind, options }]) => {
    const { empty, accepts } = fieldKinds[kind];
    const stored = data[name] ?? empty;
    const value = kind === 'time' ? toMillis(stored) : stored;
    if (value === empty) return [name, empty];
    if (accepts(value) && (options?.some((option) => option === value) ?? true)) return [name, value];
    faults.push(name);
    return [name, empty];
  });
  return { values: Object.fromEntries(values), faults };
}

/** @param faults empty for a readable row */
export function toRow<Row extends { faults?: undefined }>(row: Row, faults: readonly string[]): Stored<Row> {
  return faults.length === 0 ? row : { ...row, faults };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

/** Each version of the SDK has its own timestamp class, so check the shape. */
function toMillis(stored: unknown): unknown {
  if (stored === null) return null;
  const isTimestamp =
    typeof stored === 'object' && 'toMillis' in stored && typeof stored.toMillis === 'function';
  return isTimestamp ? (stored as { toMillis(): unknown }).toMillis() : undefined;
}
