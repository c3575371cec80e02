/** The height of a drawing of weekly values, in which the highest value is at the top and zero at the bottom. */
export const weeklyHeight = 100;

/**
 * @param values in the form of `weeklyValues`
 * @param weekWidth in the units of the drawing
 * @returns a point per week, as in the data of a path
 */
export function weeklyPoints(values: readonly number[], weekWidth: number): string[] {
  const highest = Math.max(...values);
  return values.map(
    (value, week) => `${Math.round(weekWidth * week)} ${Math.round(weeklyHeight * (1 - value / highest))}`,
  );
}
