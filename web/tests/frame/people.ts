// People with browsers. Whatever goes wrong in one of their pages is noted, and fails the test.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

export const sizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  sideways: { width: 844, height: 390 },
} as const;
export const tv = { width: 1920, height: 1080 } as const;

export interface Look {
  size?: keyof typeof sizes | 'tv';
  scheme?: 'light' | 'dark';
  forcedColors?: boolean;
  reducedMotion?: boolean;
  textSize?: number; // 2 is 200 %
}

// Text of another size is the reader's own setting of the browser, which layouts measure by as well.
export async function launch(textSize = 1): Promise<Browser> {
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env['LIEBRARY_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...(asRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--font-render-hinting=none', `--blink-settings=defaultFontSize=${16 * textSize}`],
  });
}

function options(look: Look): BrowserContextOptions {
  return {
    viewport: look.size === 'tv' ? tv : sizes[look.size ?? 'wide'],
    colorScheme: look.scheme ?? 'light',
    forcedColors: look.forcedColors ? 'active' : 'none',
    reducedMotion: look.reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: ['phone', 'small', 'sideways'].includes(look.size ?? ''),
    locale: 'en',
  };
}

export class Person {
  private readonly noted: string[] = [];
  private readonly allowed: RegExp[] = [];

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly origin: string,
  ) {}

  static async arrive(browser: Browser, origin: string, name: string, look: Look = {}): Promise<Person> {
    const context = await browser.newContext(options(look));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`),
      );
    });
    const person = new Person(name, context, await context.newPage(), origin);
    context.on('page', (page) => person.watch(page));
    person.watch(person.page);
    return person;
  }

  // What would be trouble is part of this test: person.allow(/ERR_CONNECTION_REFUSED/).
  allow(...troubles: RegExp[]): void {
    this.allowed.push(...troubles);
  }

  get trouble(): string[] {
    return this.noted.filter((each) => !this.allowed.some((pattern) => pattern.test(each)));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.note(message.type(), message.text());
    });
    page.on('pageerror', (error) => this.note('uncaught', error.stack ?? error.message));
    page.on('crash', () => this.note('crash', page.url()));
    page.on('request', (request) => this.judge(request.url()));
    page.on('websocket', (socket) => this.judge(socket.url()));
  }

  private judge(url: string): void {
    const { protocol, host } = new URL(url);
    if (protocol === 'data:' || protocol === 'blob:' || protocol === 'about:') return;
    if (host !== new URL(this.origin).host) this.note('request elsewhere', url);
  }

  private note(what: string, text: string): void {
    this.noted.push(`${this.name}: ${what}: ${text}`);
  }
}
