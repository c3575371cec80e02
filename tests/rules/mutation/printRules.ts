import type {
  AllowNode,
  Expression,
  FunctionTable,
  MatchBlock,
  Product,
  RulesFile,
  Segment,
} from '#emulator/rules/syntax/syntaxTree.ts';

/** Prints a parsed rules file, without its comments and layout. */
export function printRules({ version, functions, service }: RulesFile, product: Product): string {
  const name = { firestore: 'cloud.firestore', storage: 'firebase.storage' }[product];
  return `rules_version = '${version}';\n${printFunctions(functions)}service ${name} {\n${printBody(service)}}\n`;
}

/** An expression, with every operation in parentheses. */
export function printExpression(node: Expression): string {
  const print = printExpression;
  const all = (nodes: Expression[]) => nodes.map(print).join(', ');
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'string' ? JSON.stringify(node.value) : String(node.value);
    case 'name':
      return node.name;
    case 'list':
      return `[${all(node.items)}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(', ')}}`;
    case 'path':
      return node.segments
        .map((part) => `/${typeof part === 'string' ? part : `$(${print(part)})`}`)
        .join('');
    case 'group':
      return print(node.inner);
    case 'unary':
      return `${node.operator}(${print(node.operand)})`;
    case 'binary':
      return `(${print(node.left)} ${node.operator} ${print(node.right)})`;
    case 'is':
      return `(${print(node.operand)} is ${node.type})`;
    case 'conditional':
      return `(${print(node.test)} ? ${print(node.yes)} : ${print(node.no)})`;
    case 'member':
      return `${print(node.object)}.${node.name}`;
    case 'index':
      return `${print(node.object)}[${print(node.index)}]`;
    case 'range':
      return `${print(node.object)}[${print(node.from)}:${print(node.to)}]`;
    case 'call':
      return `${node.name}(${all(node.arguments)})`;
    case 'method':
      return `${print(node.object)}.${node.name}(${all(node.arguments)})`;
  }
}

function printBody({ functions, matches, allows }: MatchBlock): string {
  const inner = matches.map(
    (block) => `match ${block.segments.map(printSegment).join('')} {\n${printBody(block)}}\n`,
  );
  const body = [printFunctions(functions), ...allows.map(printAllow), ...inner].join('');
  // A block may not be empty.
  return body === '' ? 'allow get: if false;\n' : body;
}

function printSegment({ kind, text }: Segment): string {
  return { literal: `/${text}`, single: `/{${text}}`, rest: `/{${text}=**}` }[kind];
}

function printAllow({ operations, condition }: AllowNode): string {
  return `allow ${[...operations].join(', ')}${condition ? `: if ${printExpression(condition)}` : ''};\n`;
}

function printFunctions(functions: FunctionTable): string {
  const texts = [...functions.values()].map(({ name, parameters, lets, result }) => {
    const variables = lets.map((variable) => `let ${variable.name} = ${printExpression(variable.value)};\n`);
    return `function ${name}(${parameters.join(', ')}) {\n${variables.join('')}return ${printExpression(result)};\n}\n`;
  });
  return texts.join('');
}
