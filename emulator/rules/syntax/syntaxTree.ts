import type { RulesValue } from '#emulator/rules/values/values.ts';

export type Product = 'firestore' | 'storage';

/** The parsed rules file; `at` is always an offset into the source. */
export type RulesFile = { version: 1 | 2; functions: FunctionTable; service: MatchBlock };

export type FunctionTable = Map<string, FunctionNode>;

export type FunctionNode = {
  at: number;
  name: string;
  parameters: string[];
  lets: { at: number; name: string; value: Expression }[];
  result: Expression;
};

/** A `match` with its content; the service itself is one without segments. */
export type MatchBlock = {
  at: number;
  segments: Segment[];
  functions: FunctionTable;
  matches: MatchBlock[];
  allows: AllowNode[];
};

export type Segment = { kind: 'literal' | 'single' | 'rest'; text: string };

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

export type AllowNode = { at: number; operations: Set<Operation>; condition: Expression | null };

export type Expression =
  | { kind: 'literal'; at: number; value: RulesValue }
  | { kind: 'name'; at: number; name: string }
  | { kind: 'list'; at: number; items: Expression[] }
  | { kind: 'map'; at: number; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; at: number; segments: (string | Expression)[] }
  | { kind: 'group'; at: number; inner: Expression }
  | { kind: 'unary'; at: number; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; at: number; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; at: number; operand: Expression; type: string }
  | { kind: 'conditional'; at: number; test: Expression; yes: Expression; no: Expression }
  | { kind: 'member'; at: number; object: Expression; name: string }
  | { kind: 'index'; at: number; object: Expression; index: Expression }
  | { kind: 'range'; at: number; object: Expression; from: Expression; to: Expression }
  | { kind: 'call'; at: number; name: string; arguments: Expression[] }
  | { kind: 'method'; at: number; object: Expression; name: string; arguments: Expression[] };

export type CallNode = Extract<Expression, { kind: 'call' }>;
export type MethodNode = Extract<Expression, { kind: 'method' }>;

type LogicalOperator = '&&' | '||';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type BinaryOperator = LogicalOperator | ComparisonOperator | ArithmeticOperator;
