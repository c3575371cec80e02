import { parseExpression } from './expressionParser.ts';
import { readMatchPath } from './pathLiteral.ts';
import type { Source } from './source.ts';
import type {
  AllowNode,
  Expression,
  FunctionNode,
  FunctionTable,
  MatchBlock,
  Operation,
  Product,
  RulesFile,
} from './syntaxTree.ts';
import { TokenStream } from './tokenStream.ts';

const OPERATIONS = new Map<string, Operation[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

const SERVICES: Record<Product, string[]> = {
  firestore: ['cloud', '.', 'firestore'],
  storage: ['firebase', '.', 'storage'],
};

/** Limits from the documentation of security rules. */
const MAX_FILE_SIZE = 256 * 1024;
const MAX_MATCH_DEPTH = 10;
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;

export function parseRules(source: Source, product: Product = 'firestore'): RulesFile {
  if (source.text.length > MAX_FILE_SIZE) source.fail(MAX_FILE_SIZE, 'Rules can be at most 256 kB long.');
  const tokens = new TokenStream(source);
  const version = parseVersion(tokens);
  const functions: FunctionTable = new Map();
  let service: MatchBlock | null = null;
  while (tokens.peek().kind !== 'end') {
    if (tokens.is('function')) parseFunction(tokens, functions);
    else if (tokens.is('service') && service === null) service = parseService(tokens, product);
    else
      tokens.fail(
        service === null ? `'service ${SERVICES[product].join('')}'` : 'a function or the end of the file',
      );
  }
  return { version, functions, service: service ?? tokens.fail(`'service ${SERVICES[product].join('')}'`) };
}

function parseVersion(tokens: TokenStream): 1 | 2 {
  const { start } = tokens.peek();
  if (!tokens.accept('rules_version')) return 1;
  tokens.expect('=');
  const { value } = tokens.next();
  if (value !== '1' && value !== '2') tokens.source.fail(start, `Unsupported rules version ${value}.`);
  tokens.accept(';');
  return value === '1' ? 1 : 2;
}

function parseService(tokens: TokenStream, product: Product): MatchBlock {
  const at = tokens.expect('service').start;
  for (const word of SERVICES[product]) tokens.expect(word);
  const block: MatchBlock = { at, segments: [], functions: new Map(), matches: [], allows: [] };
  parseBody(tokens, block, 0);
  return block;
}

function parseMatch(tokens: TokenStream, depth: number): MatchBlock {
  const at = tokens.expect('match').start;
  if (depth > MAX_MATCH_DEPTH)
    tokens.source.fail(at, `Matches can be nested at most ${MAX_MATCH_DEPTH} levels deep.`);
  const block: MatchBlock = {
    at,
    segments: readMatchPath(tokens),
    functions: new Map(),
    matches: [],
    allows: [],
  };
  parseBody(tokens, block, depth);
  return block;
}

function parseBody(tokens: TokenStream, block: MatchBlock, depth: number): void {
  tokens.expect('{');
  if (tokens.is('}')) {
    const kind = depth > 0 ? 'match' : 'service';
    tokens.source.fail(tokens.peek().start, `The '${kind}' body must contain at least one declaration.`);
  }
  while (!tokens.accept('}')) {
    if (tokens.is('function')) parseFunction(tokens, block.functions);
    else if (tokens.is('match')) block.matches.push(parseMatch(tokens, depth + 1));
    else if (tokens.is('allow') && depth > 0) block.allows.push(parseAllow(tokens));
    else tokens.fail(depth > 0 ? "'allow', 'match', 'function' or '}'" : "'match', 'function' or '}'");
  }
}

function parseAllow(tokens: TokenStream): AllowNode {
  const at = tokens.expect('allow').start;
  const operations = new Set<Operation>();
  do {
    const { text, start } = tokens.next();
    const named = OPERATIONS.get(text) ?? tokens.source.fail(start, `Unknown operation '${text}'.`);
    for (const operation of named) operations.add(operation);
  } while (tokens.accept(','));
  if (tokens.is('if')) tokens.source.fail(tokens.peek().start, "Missing ':' before 'if' condition.");
  let condition: Expression | null = null;
  if (tokens.accept(':')) {
    tokens.expect('if');
    condition = parseExpression(tokens);
  }
  tokens.accept(';');
  return { at, operations, condition };
}

function parseFunction(tokens: TokenStream, table: FunctionTable): void {
  tokens.expect('function');
  const { text: name, start: at } = tokens.expectName('the name of the function');
  if (table.has(name)) tokens.source.fail(at, `Function '${name}' is already defined.`);
  const parameters = parseParameters(tokens);
  tokens.expect('{');
  const lets = parseLets(tokens);
  tokens.expect('return');
  const result = parseExpression(tokens);
  tokens.accept(';');
  tokens.expect('}');
  table.set(name, { at, name, parameters, lets, result });
}

function parseParameters(tokens: TokenStream): string[] {
  const parameters: string[] = [];
  tokens.expect('(');
  while (!tokens.is(')')) {
    const { text, start } = tokens.expectName('the name of a parameter');
    if (parameters.includes(text)) tokens.source.fail(start, `Parameter '${text}' is already defined.`);
    if (parameters.push(text) > MAX_PARAMETERS)
      tokens.source.fail(start, `A function can have at most ${MAX_PARAMETERS} parameters.`);
    if (!tokens.accept(',')) break;
  }
  tokens.expect(')');
  return parameters;
}

function parseLets(tokens: TokenStream): FunctionNode['lets'] {
  const lets: FunctionNode['lets'] = [];
  while (tokens.accept('let')) {
    const { text: name, start: at } = tokens.expectName('the name of a variable');
    if (lets.length === MAX_LETS)
      tokens.source.fail(at, `A function can have at most ${MAX_LETS} variables.`);
    tokens.expect('=');
    lets.push({ at, name, value: parseExpression(tokens) });
    tokens.expect(';');
  }
  return lets;
}
