import { FUNCTIONS } from '#emulator/rules/values/functions.ts';
import { describeMethods, type MethodCases } from './describeMethods.ts';

const TIME = 'request.time';

const functions: MethodCases = {
  int: ["int('-12') == -12 && int(2.9) == 2 && int(3) == 3", "int('1') == 2", "int('1.5') == 1"],
  float: [
    "float('1.5e1') == 15 && float(2) is float && float('-Infinity') < 0 && math.isNaN(float('NaN'))",
    "float('1') == 2",
    "float('one') == 1",
  ],
  string: [
    "string(12) == '12' && string(true) == 'true' && string(null) == 'null'",
    'string(1) == 1',
    'string([1]) == 1',
  ],
  path: ["path('/a/b') == /a/b", "path('a') == /b", "path('a//b') == /a/b"],
  'math.abs': [
    'math.abs(-2) == 2 && math.abs(-1.5) == 1.5',
    'math.abs(1) == -1',
    'math.abs(-9223372036854775808) > 0',
  ],
  'math.ceil': ['math.ceil(1.2) == 2 && math.ceil(1.2) is int', 'math.ceil(1.2) == 1', "math.ceil('1') == 1"],
  'math.floor': ['math.floor(-1.2) == -2', 'math.floor(1.8) == 2', 'math.floor(math.pow(10, 300)) > 0'],
  'math.round': ['math.round(1.5) == 2', 'math.round(1.4) == 2', 'math.round(null) == 0'],
  'math.sqrt': ['math.sqrt(4) == 2', 'math.sqrt(4) == 4', "math.sqrt('4') == 2"],
  'math.pow': ['math.pow(2, 3) == 8', 'math.pow(2, 3) == 6', "math.pow(2, 'a') == 8"],
  'math.isNaN': ['math.isNaN(math.sqrt(-1))', 'math.isNaN(1)', "math.isNaN('a')"],
  'hashing.md5': [
    "hashing.md5('dog').toHexString() == '06D80EB0C50B49A509B49F2424E8C805'",
    "hashing.md5(b'dog') == hashing.md5('Dog')",
    'hashing.md5(1) == hashing.md5(1)',
  ],
  'hashing.sha256': [
    "hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'",
    "hashing.sha256('a') == hashing.sha256('b')",
    'hashing.sha256(null) == hashing.sha256(null)',
  ],
  'timestamp.value': [
    `timestamp.value(1709214330123) < ${TIME}`,
    `timestamp.value(0) == ${TIME}`,
    'timestamp.value(9223372036854775807).year() > 0',
  ],
  'timestamp.date': [
    'timestamp.date(1970, 1, 2) == timestamp.value(86400000)',
    'timestamp.date(2024, 1, 1) == timestamp.date(2023, 1, 1)',
    'timestamp.date(2023, 2, 29).day() == 1',
  ],
  'duration.value': [
    "duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1, 'ns') == duration.value(1, 'ms')",
    "duration.value(1, 'y').seconds() > 0",
  ],
  'duration.time': [
    "duration.time(1, 1, 1, 1) > duration.value(3661, 's')",
    "duration.time(0, 0, 1, 0) == duration.value(1, 'm')",
    "duration.time(1, 1, 1, 'a') == 1",
  ],
  'duration.abs': [
    "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
    "duration.abs(duration.value(1, 's')) == duration.value(2, 's')",
    'duration.abs(-1) == 1',
  ],
  'latlng.value': [
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
    'latlng.value(1, 2) == latlng.value(2, 1)',
    'latlng.value(91, 0) == 1',
  ],
};

describeMethods('functions', functions, FUNCTIONS);
