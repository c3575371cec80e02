import { ROOT, stored } from './rulesTestKit.ts';

export const field = (path: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath: path }, op, value: stored(value) },
});
export const where = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });
export const either = (...filters: object[]) => ({ where: { compositeFilter: { op: 'OR', filters } } });
export const is = (path: string, value: unknown) => field(path, 'EQUAL', value);
export const orderBy = (...paths: string[]) => ({
  orderBy: paths.map((path) => ({ field: { fieldPath: path } })),
});
export const named = (op: string, ...ids: string[]) => {
  const names = ids.map((id) => ({ referenceValue: `${ROOT}/things/${id}` }));
  const value = op === 'IN' ? { arrayValue: { values: names } } : names[0];
  return { fieldFilter: { field: { fieldPath: '__name__' }, op, value } };
};
