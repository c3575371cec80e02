import { bytesMethods, stringMethods } from '#emulator/rules/values/stringMethods.ts';
import { describeMethods, type MethodCases } from './describeMethods.ts';

const string: MethodCases = {
  size: ["'h\u{1F600}'.size() == 3", "''.size() == 1", '(1).size() == 1'],
  matches: ["'abc12'.matches('[a-z]+\\\\d+')", "'abc'.matches('b')", "'a'.matches(1)"],
  split: [
    "'a, b,c'.split(',\\\\s*') == ['a', 'b', 'c']",
    "'ab'.split('') == ['ab']",
    "'a'.split(null) == []",
  ],
  replace: [
    "'a1b22'.replace('(\\\\d+)', '<\\\\1>') == 'a<1>b<22>'",
    "'a'.replace('b', 'c') == 'c'",
    "'a'.replace('a', 1) == ''",
  ],
  lower: ["'ÄB'.lower() == 'äb'", "'A'.lower() == 'A'", 'null.lower() == null'],
  upper: ["'äb'.upper() == 'ÄB'", "'a'.upper() == 'a'", 'true.upper() == true'],
  trim: ["' a '.trim() == 'a'", "'a'.trim() == ''", '[].trim() == []'],
  toUtf8: ["'ab'.toUtf8() == b'ab'", "'ab'.toUtf8() == 'ab'", '(1).toUtf8() == 1'],
};
const bytes: MethodCases = {
  size: ["b'é'.size() == 2", "b''.size() == 1", '(1 + 1).size() == 1'],
  toBase64: [
    "'~~~'.toUtf8().toBase64() == 'fn5-' && '???'.toUtf8().toBase64() == 'Pz8_' && b'hi'.toBase64() == 'aGk='",
    "'~~~'.toUtf8().toBase64() == 'fn5+'",
    "'a'.toBase64() == ''",
  ],
  toHexString: ["b'jk'.toHexString() == '6A6B'", "b'jk'.toHexString() == '6a6b'", "'a'.toHexString() == ''"],
};

describeMethods('string', string, stringMethods);
describeMethods('bytes', bytes, bytesMethods);
