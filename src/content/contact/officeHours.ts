/** One line of the opening times. */
export type OfficeDay = {
  /** The days as a visitor reads them. */
  days: string;
  /** The hours as a visitor reads them. */
  hours: string;
  /** Days of the week it covers, 0 is Sunday. */
  weekdays: readonly number[];
  /** From and to in hours after midnight, New York time; `null` when closed. */
  open: { from: number; to: number } | null;
};

export const officeHours: readonly OfficeDay[] = [
  { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM', weekdays: [1, 2, 3, 4, 5], open: { from: 8, to: 18 } },
  { days: 'Saturday', hours: '9:00 AM-2:00 PM', weekdays: [6], open: { from: 9, to: 14 } },
  { days: 'Sunday', hours: 'closed', weekdays: [0], open: null },
];

/** The office hours in one line, for the footer and the closing band. */
export const officeHoursLine = officeHours
  .filter((day) => day.open)
  .map((day) => `${day.days} ${day.hours}`)
  .join(', ');

/** The zone the hours are given in. */
export const officeTimeZone = 'America/New_York';
