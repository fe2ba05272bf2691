// Debian's Firefox, driven over WebDriver BiDi. Playwright drives builds of its own or newer ones; the
// little that one game needs stands here.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

const program = '/usr/bin/firefox-esr';

function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const failed = () => reject(new Error(`Firefox did not start: ${said}`));
    const timer = setTimeout(failed, 60_000);
    child.once('exit', failed);
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (!found) return;
      clearTimeout(timer);
      child.off('exit', failed);
      resolve(found[1]!);
    });
  });
}

export class Firefox {
  readonly errors: string[] = []; // what the page wrote to the console as an error
  private last = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private context = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Answer);
  }

  static async open(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'liebrary-firefox-'));
    const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    });
    const socket = new WebSocket(`${await started(child)}/session`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const firefox = new Firefox(child, profile, socket);
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
    const made = (await firefox.send('browsingContext.create', { type: 'tab' })) as { context: string };
    firefox.context = made.context;
    return firefox;
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  // A function that runs in the page, with arguments that JSON can write.
  async run<Result>(work: (...given: never[]) => Result, ...given: readonly unknown[]): Promise<Result> {
    const expression = `Promise.resolve((${String(work)})(...${JSON.stringify(given)})).then((it) => JSON.stringify(it) ?? 'null')`;
    const told = (await this.send('script.evaluate', {
      expression,
      target: { context: this.context },
      awaitPromise: true,
    })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
    if (told.type === 'exception') throw new Error(told.exceptionDetails!.text);
    return JSON.parse(told.result!.value) as Result;
  }

  async until(what: string, test: (...given: never[]) => unknown, ...given: readonly unknown[]): Promise<void> {
    for (const end = Date.now() + 20_000; Date.now() < end; ) {
      if (await this.run(test, ...given)) return;
      await new Promise((again) => setTimeout(again, 50));
    }
    throw new Error(`In Firefox, in vain: ${what}`);
  }

  // Real keys: "crane", or "\uE007" for Enter.
  async type(keys: string): Promise<void> {
    const actions = Array.from(keys).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.send('input.performActions', { context: this.context, actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    await this.send('browser.close', {}).catch(() => this.child.kill());
    await gone;
    rmSync(this.profile, { recursive: true, force: true });
  }

  private send(method: string, params: object): Promise<unknown> {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (answer) =>
        answer.type === 'error' ? reject(new Error(`${method}: ${answer.message}`)) : resolve(answer.result),
      );
    });
  }

  private hear(answer: Answer): void {
    if (answer.id !== undefined) {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    } else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') {
      this.errors.push(answer.params.text ?? '');
    }
  }
}
