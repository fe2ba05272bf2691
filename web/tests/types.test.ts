// The committed types are those of the program.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { program } from './frame/house';

const web = resolve(import.meta.dirname, '..');

function textsIn(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('src/wire/types is what tools/types.mjs makes of `liebrary schema`', () => {
  const place = mkdtempSync(join(tmpdir(), 'liebrary-types-'));
  try {
    const schema = join(place, 'schema.json');
    writeFileSync(schema, execFileSync(program, ['schema'], { maxBuffer: 64 * 1024 * 1024 }));
    execFileSync(process.execPath, [join(web, 'tools/types.mjs'), schema, join(place, 'types')]);
    const made = textsIn(join(place, 'types'));
    expect(Object.keys(made).length).toBeGreaterThan(3);
    const kept = textsIn(join(web, 'src/wire/types'));
    const names = [...new Set([...Object.keys(made), ...Object.keys(kept)])];
    const differ = names.filter((name) => made[name] !== kept[name]);
    expect(differ, 'mend it: liebrary schema >S && node tools/types.mjs S src/wire/types').toEqual([]);
  } finally {
    rmSync(place, { recursive: true });
  }
});
