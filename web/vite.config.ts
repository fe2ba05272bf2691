import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['LIEBRARY_SERVER'] ?? 'http://localhost:8080';

// `import rules from '../../../docs/rules/fiction.md'` is the page as HTML; nothing of it is parsed in
// a browser.
const markdown: Plugin = {
  name: 'markdown',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.md')) return null;
    const html = marked.parse(readFileSync(id, 'utf8'), { async: false });
    return `export default ${JSON.stringify(html)};`;
  },
};

export default defineConfig({
  base: './', // below whatever folder the server names in <base> (--base-path)
  plugins: [markdown, svelte()],
  build: {
    target: ['safari17.5', 'firefox128', 'chrome130'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true, // this and the next are for tests/bundle.test.ts, and not served
    license: { fileName: '.vite/license.json' },
    // Few files instead of many small ones: on a slow line each costs a way there and back.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/svelte|src\/(shell\/(?!Talk|People|Settings|settingsWords|TableHelp|BoardFrame|Notes|Say)|wire|style|games\/(index|fronts|[a-z]+\/front)|words)/ },
            { name: 'pieces', test: /src\/games\/fiction\/(Row|Mark|Stamp|cells|marks|words)|src\/(games\/fiction\/lesson\/(example|ClueButton)|make\/words|me\/(guest|NameField|words)|lobby\/(terms|words)|room\/(words|people|copy))/ },
            { name: 'room', test: /src\/(room|lobby|shell\/(Talk|People|BoardFrame|Notes|Say))/ },
            { name: 'actors', test: /src\/replay\/(actors|words)/ },
            { name: 'boards', test: /src\/games\/wordles\/(Row|Slip|marks|words)/ },
            { name: 'wordles', test: /src\/games\/wordles\/(?!lesson|print|Legend|Row|Slip|marks|words|front|[a-z]+-words|BigScreen|Screen|Replayed|End|Explained|MarkPanel|Duel|Track|Points|Ready|RoundBoards|round-end|Notes|Words|rules-now)/ },
            { name: 'home', test: /src\/(home|me\/Played)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Finding things by role takes its time in jsdom, all the more on a machine that does other work too.
  test: { environment: 'jsdom', maxWorkers: availableParallelism(), include: ['src/**/*.test.ts'], setupFiles: ['src/testing/frames.ts'], testTimeout: 30_000 },
});
