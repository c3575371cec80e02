/** @returns a value for each field, under its name */
export function mapFields<Field, Name extends string, Value>(
  fields: Readonly<Record<Name, Field>>,
  toValue: (field: Field, name: Name) => Value,
): Record<Name, Value> {
  const names = Object.keys(fields) as Name[];
  return Object.fromEntries(names.map((name) => [name, toValue(fields[name], name)])) as Record<Name, Value>;
}
