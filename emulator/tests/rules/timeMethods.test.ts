import { durationMethods, latLngMethods, timestampMethods } from '#emulator/rules/values/timeMethods.ts';
import { describeMethods, type MethodCases } from './describeMethods.ts';

/** request.time is Thursday 2024-02-29, 13:45:30.123456. */
const TIME = 'request.time';

const timestamp: MethodCases = {
  toMillis: [`${TIME}.toMillis() == 1709214330123`, `${TIME}.toMillis() == 0`, '(1).toMillis() == 1'],
  year: [`${TIME}.year() == 2024`, `${TIME}.year() == 24`, "'2024'.year() == 2024"],
  month: [`${TIME}.month() == 2`, `${TIME}.month() == 1`, 'null.month() == 1'],
  day: [`${TIME}.day() == 29`, `${TIME}.day() == 28`, '(1).day() == 1'],
  hours: [`${TIME}.hours() == 13`, `${TIME}.hours() == 1`, '(1).hours() == 1'],
  minutes: [`${TIME}.minutes() == 45`, `${TIME}.minutes() == 825`, '(1).minutes() == 1'],
  seconds: [`${TIME}.seconds() == 30`, `${TIME}.seconds() == 1709214330`, '(1).seconds() == 1'],
  nanos: [`${TIME}.nanos() == 123456000`, `${TIME}.nanos() == 0`, '(1).nanos() == 1'],
  dayOfWeek: [
    `${TIME}.dayOfWeek() == 4 && timestamp.date(2024, 3, 3).dayOfWeek() == 7`,
    `${TIME}.dayOfWeek() == 3`,
    '(1).dayOfWeek() == 1',
  ],
  dayOfYear: [`${TIME}.dayOfYear() == 60`, `${TIME}.dayOfYear() == 59`, '(1).dayOfYear() == 1'],
  date: [`${TIME}.date() == timestamp.date(2024, 2, 29)`, `${TIME}.date() == ${TIME}`, '(1).date() == 1'],
  time: [
    `${TIME}.time() == duration.time(13, 45, 30, 123456000)`,
    `${TIME}.time() == duration.value(0, 's')`,
    '(1).time() == 1',
  ],
};
const duration: MethodCases = {
  seconds: [
    "duration.value(1, 'w').seconds() == 604800",
    "duration.value(1, 'm').seconds() == 1",
    'true.seconds() == 1',
  ],
  nanos: [
    "duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(1, 's').nanos() == 1",
    'true.nanos() == 1',
  ],
};
const latlng: MethodCases = {
  latitude: [
    'latlng.value(1.5, 2).latitude() == 1.5',
    'latlng.value(1, 2).latitude() == 2',
    '(1).latitude() == 1',
  ],
  longitude: [
    'latlng.value(1, 2).longitude() == 2',
    'latlng.value(1, 2).longitude() == 1',
    '(1).longitude() == 1',
  ],
  distance: [
    'latlng.value(48.86, 2.35).distance(latlng.value(51.51, -0.13)) > 340000',
    'latlng.value(1, 1).distance(latlng.value(1, 1)) > 0',
    'latlng.value(1, 1).distance(1) > 0',
  ],
};

describeMethods('timestamp', timestamp, timestampMethods);
describeMethods('duration', duration, durationMethods);
describeMethods('latlng', latlng, latLngMethods);
