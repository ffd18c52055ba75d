import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@travesia/kit-service';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine } from './engine-tab.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Of the screen that it draws on. */
  readonly display: string;
}

const START_DEADLINE_MS = 15_000;

async function build(port: number, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation', '--geometry=1280x800'] };
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      return await builder.build();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** WebKitGTK in its own small browser, by its own WebDriver. It draws on a screen: it has no way to go without. */
export async function openWebKit({ driver: program, browser, display }: WebKitPrograms): Promise<Engine> {
  const port = await freePort();
  // The sandbox of its processes wants rights that root in a container does not have; only our pages are opened.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'C.UTF-8' };
  const child = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  const exited = once(child, 'exit');
  return {
    async openTab() {
      const driver = await build(port, browser);
      await driver.manage().setTimeouts({ script: 15_000, pageLoad: 20_000 });
      return {
        goTo: (url) => driver.get(url),
        evaluate: (expression) => driver.executeScript<string>(`return ${expression}`),
        pressAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        close: () => driver.quit(),
      };
    },
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
