import { createServer } from 'node:net';
import { StartError } from '@travesia/kit-service';

/**
 * Asked before anything is built, so that nobody waits for an answer that is known already.
 * @throws {StartError} when nothing can listen there.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer();
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => resolve(null));
  });
  if (!failure) {
    await new Promise((resolve) => server.close(resolve));
    return;
  }
  throw new StartError(explain(failure, host, port));
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `El puerto ${port} está ocupado (¿otra Travesía en marcha?): ciérrala o elige otro con PORT=${port + 1}, y otra carpeta de datos con DATA_DIR=/otra/carpeta.`;
    case 'EACCES':
      return `Este usuario no puede usar el puerto ${port}: elige uno desde 1024, por ejemplo con PORT=4000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} no es una dirección de esta máquina: usa 127.0.0.1, o con un proyecto de Firebase 0.0.0.0 para toda la red.`;
    default:
      return `No se puede escuchar en ${host}:${port}: ${message}.`;
  }
}
