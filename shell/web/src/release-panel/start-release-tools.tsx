import type { BootDocument } from '@travesia/contracts/release';
import { createRoot } from 'react-dom/client';
import { createOverrideClient } from './override-client.ts';
import { ReleaseTools } from './ReleaseTools.tsx';

/** The browser's own limit, 250, is reached within some pages; the panel adds up files. */
const RESOURCES_KEPT = 2_000;

/** A root of its own: what fails here leaves the shell alone. */
export function startReleaseTools(boot: BootDocument): void {
  performance.setResourceTimingBufferSize(RESOURCES_KEPT);
  const top = document.createElement('div');
  document.body.prepend(top);
  const tools = document.createElement('aside');
  tools.ariaLabel = 'Herramientas del equipo';
  document.body.append(tools);
  const client = createOverrideClient({
    fetch: (address, init) => fetch(address, init),
    reload: () => location.reload(),
  });
  createRoot(tools, { identifierPrefix: 'p-' }).render(<ReleaseTools boot={boot} client={client} top={top} />);
}
