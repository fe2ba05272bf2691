// A server of our own: the real program, a free port, a data folder that goes with it.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const top = resolve(import.meta.dirname, '../../..');
export const program = resolve(process.env['LIEBRARY_PROGRAM'] ?? join(top, 'build/release/liebrary'));

async function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? done(address.port) : failed()));
    });
  });
}

export interface Wish {
  basePath?: string; // "/games/"
  options?: readonly string[]; // more of `liebrary serve`
}

export class House {
  private process: ChildProcess | null = null;
  private said = '';

  private constructor(
    readonly port: number,
    private readonly data: string,
    private readonly basePath: string,
    private readonly options: readonly string[],
  ) {}

  static async open(wish: Wish = {}): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'liebrary-test-'));
    const house = new House(await freePort(), data, wish.basePath ?? '/', wish.options ?? []);
    await house.start();
    return house;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  // The address of a path below the base path: at('make').
  at(path = ''): string {
    return this.origin + this.basePath + path;
  }

  // On the same port and the same data as before.
  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.port), '--data', this.data, '--base-path', this.basePath];
    args.push('--quick-bots', '--drain-grace', '0', ...this.options);
    const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = started;
    const orphan = () => started.kill('SIGKILL'); // where the tests themselves are ended
    process.once('exit', orphan);
    started.once('exit', () => process.off('exit', orphan));
    started.stdout.on('data', (text) => (this.said += text));
    started.stderr.on('data', (text) => (this.said += text));
    started.once('error', (error) => (this.said += `${program}: ${error.message}`));
    for (let tries = 0; tries < 600; ++tries) {
      if (started.exitCode !== null || started.pid === undefined) break;
      const answer = await fetch(this.at('health')).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`The server did not open: ${this.said}`);
  }

  // As a failure of power would.
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  // In peace; a sanitizer that has found something makes the code another one.
  async stop(): Promise<void> {
    const code = await this.end('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${code}: ${this.said}`);
  }

  async close(): Promise<void> {
    try {
      if (this.process !== null) await this.stop();
    } finally {
      rmSync(this.data, { recursive: true, force: true });
    }
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ending = this.process;
    this.process = null;
    if (ending === null || ending.exitCode !== null) return ending?.exitCode ?? null;
    return new Promise((done) => {
      ending.once('exit', done);
      ending.kill(signal);
    });
  }
}
