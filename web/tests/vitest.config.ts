// The tests against the real server, in real browsers: `./test web`, or here
//   LIEBRARY_PROGRAM=../build/release/liebrary npx vitest run --config tests/vitest.config.ts [FILE]
// Files in screens/ only make pictures, and run where LIEBRARY_SCREENS is set.
import { defineConfig } from 'vitest/config';

const pictures = process.env['LIEBRARY_SCREENS'] !== undefined;

export default defineConfig({
  test: {
    environment: 'node',
    include: [pictures ? 'tests/screens/*.test.ts' : 'tests/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
