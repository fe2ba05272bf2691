// Writes the types of everything that goes over the wire, from what `liebrary schema` prints:
//   node tools/types.mjs SCHEMA.json FOLDER
// One file for each namespace, so that fiction.View is View of './fiction'.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';

const [, , schemaFile, folder] = argv;
if (!schemaFile || !folder) {
  console.error('usage: node tools/types.mjs SCHEMA.json FOLDER');
  exit(2);
}
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));

// "fiction.aids.Words" is AidsWords of the namespace fiction.
function place(name) {
  const [space, ...rest] = name.split('.');
  return { space, type: rest.map((word) => word[0].toUpperCase() + word.slice(1)).join('') };
}

function typeOf(part, space, used) {
  const inner = (each) => typeOf(each, space, used);
  if (part.$ref) {
    const to = place(part.$ref.replace('#/$defs/', ''));
    if (to.space === space) return to.type;
    used.add(to.space);
    return `${to.space}.${to.type}`;
  }
  if (part.enum) return part.enum.map((name) => `'${name}'`).join(' | ');
  if (part.oneOf ?? part.anyOf) return (part.oneOf ?? part.anyOf).map(inner).join(' | ');
  switch (part.type) {
    case 'string':
      return 'string';
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `readonly ${wrapped(inner(part.items))}[]`;
    case 'object':
      return objectOf(part, inner);
    default:
      return 'unknown'; // any JSON: a view, an action
  }
}

const wrapped = (type) => (type.includes('|') || type.startsWith('readonly ') ? `(${type})` : type);

function objectOf(part, inner) {
  const required = new Set(part.required ?? []);
  const members = Object.entries(part.properties ?? {}).map(
    ([name, member]) => `readonly ${name}${required.has(name) ? '' : '?'}: ${inner(member)}`,
  );
  return members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`;
}

const spaces = new Map();
for (const [name, part] of Object.entries(schema.$defs)) {
  const { space, type } = place(name);
  if (!spaces.has(space)) spaces.set(space, { lines: [], used: new Set() });
  const { lines, used } = spaces.get(space);
  lines.push(`export type ${type} = ${typeOf(part, space, used)};`);
}
// The version of the wire stands in the title.
const version = Number(/protocol version (\d+)$/.exec(schema.title)?.[1]);
if (!Number.isInteger(version)) throw new Error(`no version in the title: ${schema.title}`);
spaces.get('protocol').lines.unshift(`export const version = ${version};`, '');

mkdirSync(folder, { recursive: true });
for (const [space, { lines, used }] of spaces) {
  const imports = [...used].sort().map((name) => `import type * as ${name} from './${name}';`);
  const text = [`// Written by tools/types.mjs from \`liebrary schema\`; not by hand.`, ...imports, '', ...lines, ''];
  writeFileSync(join(folder, `${space}.ts`), text.join('\n'));
}
