type OfficeDay = {
  days: string;
  hours: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** In hours after midnight at the office (`site.location.timeZone`); `null` when closed. */
  open: { from: number; to: number } | null;
};

export const officeHours: readonly OfficeDay[] = [
  { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM', weekdays: [1, 2, 3, 4, 5], open: { from: 8, to: 18 } },
  { days: 'Saturday', hours: '9:00 AM-2:00 PM', weekdays: [6], open: { from: 9, to: 14 } },
  { days: 'Sunday', hours: 'closed', weekdays: [0], open: null },
];

export const officeHoursLine = officeHours
  .filter((day) => day.open)
  .map((day) => `${day.days} ${day.hours}`)
  .join(', ');
