/**
 * A process of its own: `node traced-service.ts <name> [<address of the service behind it> | <postgres://…>]`. What it is
 * asked it asks the one behind it, or a database.
 */
import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    loaded.push(resolved.url);
    return resolved;
  },
});

const { createService } = await import('../create-service.ts');
const { runService } = await import('../run-service.ts');
const { openDatabase } = await import('../database/open-database.ts');
const { sql } = await import('kysely');

const [name = '', behind = ''] = process.argv.slice(2);
const app = createService({ name, origin: 'http://127.0.0.1' });

app.get('/loaded', async () => loaded.filter((url) => url.includes('/@opentelemetry/') && !url.includes('/api/')));
app.get('/plain', async () => 'ok');

if (behind.startsWith('postgres:')) {
  const database = openDatabase({ engine: 'postgresql', url: behind });
  app.addHook('onClose', () => database.close());
  app.post<{ Params: { who: string }; Body: { answer: string } }>('/api/answers/:who', async ({ params, body }) => {
    await sql`select ${body.answer}::text as answer, 'clave-literal' as word`.execute(database.kysely);
    return database.pipelined(sql`select ${params.who}::text as who`.compile(database.kysely));
  });
  app.get('/api/broken/:who', ({ params }) => sql`select ${params}::text::int`.execute(database.kysely));
} else if (behind !== '') {
  app.post<{ Body: object }>('/api/answers/:who', async ({ url, headers, body }) => {
    const { cookie = '' } = headers;
    const sent = { 'content-type': 'application/json', cookie };
    return (await fetch(behind + url, { method: 'POST', headers: sent, body: JSON.stringify(body) })).json();
  });
  app.get('/api/broken/:who', async ({ url }, reply) => reply.code((await fetch(behind + url)).status).send());
}

process.stdout.write(`listening ${await runService(app, { host: '127.0.0.1', port: 0 })}\n`);
