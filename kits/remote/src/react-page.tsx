import type { MountedPage, PageContext, PageInput, PageModule } from '@travesia/contracts/page';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { PageFrame } from './page-frame.tsx';
import type { PageSource } from './page-source.ts';

/** The hash is not known when a page is prerendered, nor is the query but for one parameter: hydration starts as that did. */
function asPrerendered({ location, ...input }: PageInput, search: string): PageInput {
  return { ...input, location: { pathname: location.pathname, search, hash: '' } };
}

/** Implements the page contract for a React page: one root a page. */
export function reactPage(source: PageSource): PageModule {
  return {
    ...(source.head && { head: source.head }),
    mount(container: HTMLElement, context: PageContext): MountedPage {
      const { page: _, host, hydrate, prerenderedSearch = '', idPrefix, onError, ...arrived } = context;
      let resolve = () => {};
      let reject = (_error: unknown) => {};
      const ready = new Promise<void>((fulfil, refuse) => {
        resolve = fulfil;
        reject = refuse;
      });
      ready.catch(() => undefined);
      let input: PageInput = hydrate ? asPrerendered(arrived, prerenderedSearch) : arrived;
      let visible = true;

      const onFirstCommit = () => resolve();
      const element = () => (
        <PageFrame host={host} source={source} input={input} visible={visible} onFirstCommit={onFirstCommit} />
      );
      const options: RootOptions = {
        identifierPrefix: idPrefix,
        onUncaughtError(error) {
          reject(error);
          onError(error);
        },
      };
      let root: Root;
      if (hydrate) {
        root = hydrateRoot(container, element(), options);
      } else {
        const created = createRoot(container, options);
        root = created;
        // Nobody sees the page before it stands: it is drawn in slices, between which the browser answers.
        startTransition(() => created.render(element()));
      }
      const render = () => root.render(element());
      if (hydrate && (context.location.search !== prerenderedSearch || context.location.hash !== '')) {
        ready.then(
          () => {
            input = arrived;
            render();
          },
          () => undefined,
        );
      }

      return {
        ready,
        update(next) {
          input = next;
          render();
        },
        hide() {
          visible = false;
          render();
        },
        show() {
          visible = true;
          // At once: the shell moves focus and scroll as soon as this returns.
          flushSync(render);
        },
        unmount: () => root.unmount(),
      };
    },
  };
}
